/** Which languages there are, and which of them somebody is spoken to in. The languages are the folders of `locales/`. */

export interface Language {
  /** The name of its folder, such as `de`. */
  tag: string;
  /** What it calls itself. */
  name: string;
  /** The areas in which it lacks a sentence that the fallback has. */
  lacks: readonly string[];
}

/** The language that has every sentence: it says what another lacks. */
export const FALLBACK = 'en';

/** The message by which a language gives its own name. */
export const NAME = 'language-name';

const subtags = (tag: string) => tag.toLowerCase().split(/[-_]/);

/** The language that comes nearest to a tag such as `de-AT`: the same one, or the same without its country. */
export function nearest(asked: string, known: readonly { tag: string }[]): string | null {
  const wanted = subtags(asked);
  const same = (parts: string[]) => known.find(({ tag }) => subtags(tag).join() === parts.join())?.tag;
  return same(wanted) ?? same(wanted.slice(0, 1)) ?? null;
}

/** The first of somebody’s languages that is spoken here. */
export function preferred(wishes: readonly string[], known: readonly { tag: string }[]): string {
  for (const wish of wishes) {
    const found = nearest(wish, known);
    if (found) return found;
  }
  return FALLBACK;
}

/** Which area a file belongs to: `locales/en/shell.ftl` and `locales/en/shell/forms.ftl` are both of `shell`. */
export function place(path: string): { language: string; area: string; file: string } | null {
  const match = /locales\/([^/]+)\/([^/]+?)(?:\.ftl|\/(.*)\.ftl)$/.exec(path);
  return match?.[1] && match[2] ? { language: match[1], area: match[2], file: match[3] ?? match[2] } : null;
}
