/** The legal decisions, by the place where they are offered. */
import type { LegalDecision, Quote } from '../../lib/board';
import { byPlace, type ByPlace } from '../kit/choices';
import { parse, type Parsed, type PlaceKind } from './notation';

export interface Option extends Parsed {
  quote: Quote | null;
}

export type Choices = ByPlace<PlaceKind, Option>;

const KINDS: PlaceKind[] = ['space', 'advantage', 'tile', 'card', 'ministry', 'theater', 'pay', 'bar'];

export function choices(legal: readonly LegalDecision[]): Choices {
  return byPlace(legal, KINDS, parse);
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
