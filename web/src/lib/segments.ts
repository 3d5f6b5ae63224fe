/** Finds the things a sentence speaks of, so that a log entry can point at the map. */

export interface Segment {
  text: string;
  id: string | null;
}

interface Found {
  at: number;
  end: number;
  id: string;
}

/** Where a name stands in the text, at the beginning of a word and free of what was found before. */
function place(text: string, name: string, taken: readonly Found[]): Omit<Found, 'id'> | null {
  for (let at = text.indexOf(name); at >= 0; at = text.indexOf(name, at + 1)) {
    const end = at + name.length;
    const free = !taken.some((other) => at < other.end && other.at < end);
    if (free && !/\p{L}/u.test(text.charAt(at - 1))) return { at, end };
  }
  return null;
}

/** The text in pieces; `namesOf` gives the forms in which it may name a thing, the one to look for first in front. */
export function segments(text: string, ids: string[], namesOf: (id: string) => string[]): Segment[] {
  // Where a sentence begins, a name has a capital letter.
  const small = text.toLowerCase();
  const found: Found[] = [];
  const things = ids
    .map((id) => ({ id, names: namesOf(id).filter(Boolean) }))
    .sort((a, b) => (b.names[0]?.length ?? 0) - (a.names[0]?.length ?? 0));
  for (const { id, names } of things) {
    for (const name of names) {
      const there = place(small, name.toLowerCase(), found);
      if (!there) continue;
      found.push({ ...there, id });
      break;
    }
  }
  found.sort((a, b) => a.at - b.at);
  const out: Segment[] = [];
  let from = 0;
  for (const { at, end, id } of found) {
    if (at > from) out.push({ text: text.slice(from, at), id: null });
    out.push({ text: text.slice(at, end), id });
    from = end;
  }
  if (from < text.length) out.push({ text: text.slice(from), id: null });
  return out;
}
