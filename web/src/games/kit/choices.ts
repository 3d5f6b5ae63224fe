/** The legal decisions, by the place where they are offered. */
import type { LegalDecision, Quote } from '../../lib/board';

/** A decision read into what it points at. */
export interface Placed<Kind extends string> {
  notation: string;
  places: { kind: Kind; id: string }[];
}

export type ByPlace<Kind extends string, Option> = Record<Kind, Map<string, Option[]>>;

export function byPlace<Kind extends string, P extends Placed<Kind>>(
  legal: readonly LegalDecision[],
  kinds: readonly Kind[],
  parse: (notation: string) => P,
): ByPlace<Kind, P & { quote: Quote | null }> {
  type Option = P & { quote: Quote | null };
  const found = Object.fromEntries(kinds.map((kind) => [kind, new Map<string, Option[]>()])) as ByPlace<Kind, Option>;
  for (const { notation, quote } of legal) {
    const option: Option = { ...parse(notation), quote };
    for (const { kind, id } of option.places) {
      const there = found[kind].get(id);
      if (there) there.push(option);
      else found[kind].set(id, [option]);
    }
  }
  return found;
}
