/** Every sentence the shell asks for is in its catalogues. */
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { Texts } from './texts';

const root = join(import.meta.dirname, '..');
const locales = join(root, '../../locales');

function sources(folder: string): string[] {
  return readdirSync(folder).flatMap((name) => {
    const path = join(folder, name);
    // A game's own sentences are in its own catalogue.
    const ofGame = folder.endsWith('games') && name !== 'generic';
    if (statSync(path).isDirectory()) return ofGame ? [] : sources(path);
    return /\.(svelte|ts)$/.test(name) && !name.endsWith('.test.ts') ? [path] : [];
  });
}

function shell(language: string): Texts {
  const read = (name: string) => readFileSync(join(locales, language, name), 'utf8');
  return new Texts([Texts.bundle(language, [read('shell.ftl'), read('table.ftl')])]);
}

describe('the shell', () => {
  const texts = shell('en');
  const code = sources(root)
    .map((path) => readFileSync(path, 'utf8'))
    .join('\n');

  it('finds every sentence it asks for by name', () => {
    const asked = new Set([...code.matchAll(/\bt\(\s*'([a-z0-9-]+)'/g)].map((match) => match[1] ?? ''));
    expect(asked.size).toBeGreaterThan(150);
    expect([...asked].filter((key) => !texts.has(key))).toEqual([]);
  });

  it('finds both sides of a choice', () => {
    const chosen = [...code.matchAll(/\bt\([^)]*\? '([a-z0-9-]+)' : '([a-z0-9-]+)'/g)].flatMap((match) =>
      match.slice(1),
    );
    expect(chosen.filter((key) => key && !texts.has(key))).toEqual([]);
  });

  it('finds the sentences whose names are put together', () => {
    const groups: Record<string, string[]> = {
      title: ['home', 'lobby', 'new', 'replays', 'account', 'settings', 'ratings', 'learn', 'lost'],
      eyes: ['open', 'me', 'spectator', 'seat'],
      record: ['too-large', 'not-a-record'],
      channel: ['push', 'webhook', 'discord', 'email'],
      'lobby-none': ['open', 'mine', 'running', 'finished'],
      notes: ['loading', 'ready', 'saving', 'saved', 'failed'],
      'form-clock': ['none-help', 'live-help', 'slow-help'],
      account: ['register-help', 'sign-in-help'],
    };
    for (const [prefix, keys] of Object.entries(groups)) {
      for (const key of keys) expect(texts.has(`${prefix}-${key}`), `${prefix}-${key}`).toBe(true);
    }
  });
});
