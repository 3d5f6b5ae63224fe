/** The legal decisions, by the place where they are offered. */
import type { LegalDecision, Quote } from '../../lib/board';
import { byPlace, type ByPlace } from '../kit/choices';
import { parse, type Parsed, type PlaceKind } from './notation';

export interface Option extends Parsed {
  quote: Quote | null;
}

export type Choices = ByPlace<PlaceKind, Option>;

const KINDS: PlaceKind[] = ['map', 'tile', 'alliance', 'power', 'counter', 'bid', 'propose', 'commit', 'bar'];

export function choices(legal: readonly LegalDecision[]): Choices {
  return byPlace(legal, KINDS, parse);
}

/** The first decision of a verb without a place of its own. */
export function button(choices: Choices, verb: string): Option | null {
  return choices.bar.get(verb)?.[0] ?? null;
}

/** What a decision costs, as the short words of a price tag. */
export interface Price {
  text: string;
  symbol: 'gold' | 'population' | 'unrest' | null;
  /** Gold is short: taxes must be raised, at the price of unrest. */
  taxed: boolean;
}

const SYMBOLS: Record<string, Price['symbol']> = {
  gold: 'gold',
  population: 'population',
  unrest: 'unrest',
  build: 'population',
};

export function price(quote: Quote | null): Price | null {
  if (!quote || quote.lines.length === 0) return null;
  const taxes = quote.lines.find((line) => line.label === 'taxation')?.amount ?? 0;
  // The sum of a mixed price means nothing: its first line is what is asked. Units are built with population.
  const mixed = quote.unit === 'mixed';
  const [first] = quote.lines;
  return {
    text: String(mixed ? (first?.amount ?? 0) : quote.total),
    symbol: mixed ? (SYMBOLS[first?.label ?? ''] ?? 'gold') : (SYMBOLS[quote.unit] ?? null),
    taxed: taxes > 0,
  };
}

/** The numbers that can be bid, from the least to the most. */
export function bids(choices: Choices): number[] {
  const all = choices.bid.get('bid') ?? [];
  return all.map((option) => Number(option.words[0])).sort((a, b) => a - b);
}

/** `austria/france` as two names; a dash means that nobody is proposed for that row. */
export function proposal(option: Option): [string | null, string | null] {
  const [red = '-', blue = '-'] = (option.words[0] ?? '').split('/');
  return [red === '-' ? null : red, blue === '-' ? null : blue];
}
