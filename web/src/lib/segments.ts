/** Finds the things a sentence speaks of, so that a log entry can point at the map. */

export interface Segment {
  text: string;
  id: string | null;
}

export function segments(text: string, ids: string[], nameOf: (id: string) => string): Segment[] {
  const found: { at: number; end: number; id: string }[] = [];
  const names = ids.map((id) => ({ id, name: nameOf(id) })).sort((a, b) => b.name.length - a.name.length);
  for (const { id, name } of names) {
    if (!name) continue;
    const at = text.indexOf(name);
    const end = at + name.length;
    if (at >= 0 && !found.some((other) => at < other.end && other.at < end)) found.push({ at, end, id });
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
