/** The types of this game, which are written from Rust, and a few lists of what they name. */
import { number } from '../../lib/format';
import type { Kind, Power, Strength, View } from './types';

export type * from './types';

export const POWERS: readonly Power[] = [
  'britain',
  'france',
  'spain',
  'russia',
  'austria',
  'prussia',
  'united-provinces',
];
export const KINDS: readonly Kind[] = ['army', 'navy', 'fort'];
/** Where the number of units of a kind stands in what the server sends. */
export const COUNT = { army: 'armies', navy: 'navies', fort: 'forts' } as const satisfies Record<Kind, string>;

/** The parts of a strength in the order in which they are added up. */
export const PARTS = [
  'own',
  'allies',
  'non-players',
  'forts',
  'printed',
  'support',
  'alliances',
  'training',
] as const satisfies (keyof Strength)[];

/** Rolls of one combat, and of two. */
export const ROLLS = 1296;
export const CHANCES = ROLLS * ROLLS;

/** A share in percent, to a tenth where that says more. */
export function percent(part: number, whole: number): string {
  const value = (100 * part) / whole;
  const digits = (value > 0 && value < 10) || (value > 90 && value < 100) ? 1 : 0;
  return number(value, { minimumFractionDigits: digits, maximumFractionDigits: digits });
}

/** Powers nobody plays. */
export function nonPlayers(view: View): Power[] {
  return POWERS.filter((power) => !view.powers.includes(power));
}

/** The step of an attack, or of something else, that the prompt asks for. */
export function asked(view: View, ...keys: string[]): boolean {
  return keys.includes(view.prompt?.key ?? '');
}
