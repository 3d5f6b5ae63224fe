/**
 * The list of languages, from the folders of `locales/`: what each calls itself, and where it lacks a sentence, so that
 * a browser loads the fallback only for a language that needs it.
 */
import { FluentResource } from '@fluent/bundle';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join, relative } from 'node:path';
import type { Plugin } from 'vite';
import { FALLBACK, NAME, place, type Language } from './src/lib/languages.ts';

const MODULE = 'virtual:languages';

function catalogues(folder: string): string[] {
  return readdirSync(folder).flatMap((name) => {
    const path = join(folder, name);
    if (statSync(path).isDirectory()) return catalogues(path);
    return name.endsWith('.ftl') ? [path] : [];
  });
}

/** The sentences of a language, by area and key. */
type Spoken = Map<string, Map<string, unknown>>;

function read(locales: string): Map<string, Spoken> {
  const all = new Map<string, Spoken>();
  for (const path of catalogues(locales)) {
    const where = place(`locales/${relative(locales, path).replaceAll('\\', '/')}`);
    if (!where) continue;
    const areas = all.get(where.language) ?? new Map<string, Map<string, unknown>>();
    all.set(where.language, areas);
    const keys = areas.get(where.area) ?? new Map<string, unknown>();
    areas.set(where.area, keys);
    for (const { id, value } of new FluentResource(readFileSync(path, 'utf8')).body) keys.set(id, value);
  }
  return all;
}

/** A sentence without arguments. */
function said(areas: Spoken | undefined, key: string): string | null {
  const value = areas?.get('shell')?.get(key);
  return typeof value === 'string' ? value : null;
}

export function languagesOf(locales: string): Language[] {
  const all = read(locales);
  const whole: Spoken = all.get(FALLBACK) ?? new Map();
  return [...all]
    .sort(([a], [b]) => a.localeCompare(b))
    .map(([tag, areas]) => {
      const lacks = [...whole].filter(([area, keys]) => [...keys.keys()].some((key) => !areas.get(area)?.has(key)));
      return { tag, name: said(areas, NAME) ?? tag, lacks: lacks.map(([area]) => area) };
    });
}

/** The page before any script: it describes itself in the fallback, and says in every language what it needs. */
function page(html: string, locales: string): string {
  const all = read(locales);
  const needs = [...all].map(([tag, areas]) => `<p lang="${tag}">${said(areas, 'needs-script') ?? ''}</p>`);
  return html
    .replace('%site-description%', said(all.get(FALLBACK), 'site-description') ?? '')
    .replace('%needs-script%', needs.join(''));
}

export function languages(locales: string): Plugin {
  return {
    name: 'kabinett-languages',
    resolveId: (id) => (id === MODULE ? `\0${MODULE}` : null),
    load(id) {
      if (id !== `\0${MODULE}`) return null;
      for (const path of catalogues(locales)) this.addWatchFile(path);
      return `export const languages = ${JSON.stringify(languagesOf(locales))};`;
    },
    transformIndexHtml: { order: 'pre', handler: (html) => page(html, locales) },
  };
}
