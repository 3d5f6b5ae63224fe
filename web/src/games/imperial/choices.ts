/** The legal decisions, by the place where they are offered. */
import type { LegalDecision, Quote } from '../../lib/board';
import { parse, type Parsed, type PlaceKind } from './notation';

export interface Option extends Parsed {
  quote: Quote | null;
}

export interface Choice {
  kind: PlaceKind;
  id: string;
  options: Option[];
}

export type Choices = Record<PlaceKind, Map<string, Option[]>>;

const KINDS: PlaceKind[] = ['space', 'advantage', 'tile', 'card', 'ministry', 'theater', 'pay', 'bar'];

export function choices(legal: readonly LegalDecision[]): Choices {
  const found = Object.fromEntries(KINDS.map((kind) => [kind, new Map<string, Option[]>()])) as Choices;
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

/** The price on a target: the lowest of its options, and whether dearer ones exist. */
export interface Price {
  total: number;
  unit: string;
  several: boolean;
}

export function price(options: readonly Option[]): Price | null {
  const quotes = options.map((option) => option.quote).filter((quote) => quote !== null);
  const best = quotes.toSorted((a, b) => a.total - b.total)[0];
  if (!best) return null;
  return { total: best.total, unit: best.unit, several: quotes.some((quote) => quote.total !== best.total) };
}

/** Cheapest first, without help before with help, in the order of the server otherwise. */
export function sorted(options: readonly Option[]): Option[] {
  return options.toSorted((a, b) => (a.quote?.total ?? 0) - (b.quote?.total ?? 0) || a.help.length - b.help.length);
}

/** Options that differ only in what helps them, behind one head. */
export interface Family {
  head: Option;
  /** The option for each set of helpers, the plain one first. */
  variants: Option[];
}

export function families(options: readonly Option[]): Family[] {
  const byWords = new Map<string, Option[]>();
  for (const option of options) {
    const key = [option.verb, ...option.words].join(' ');
    const there = byWords.get(key);
    if (there) there.push(option);
    else byWords.set(key, [option]);
  }
  return [...byWords.values()].map((all) => {
    const variants = all.toSorted((a, b) => a.help.length - b.help.length);
    return { head: variants[0] as Option, variants };
  });
}

/** All that may help in a family. */
export function helpers(family: Family): string[] {
  return [...new Set(family.variants.flatMap((variant) => variant.help))];
}

/** The variant that has exactly these helpers. */
export function variantWith(family: Family, help: ReadonlySet<string>): Option | undefined {
  return family.variants.find(
    (variant) => variant.help.length === help.size && variant.help.every((word) => help.has(word)),
  );
}

/** Which helper could be added to those chosen. */
export function canAdd(family: Family, chosen: ReadonlySet<string>, more: string): boolean {
  return variantWith(family, new Set([...chosen, more])) !== undefined;
}
