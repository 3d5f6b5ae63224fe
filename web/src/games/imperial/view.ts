/** The types of this game, which are written from Rust, and a few lists of what they name. */
import type { BonusStrengthView, Side, War } from './types';

export type * from './types';

export const SIDES: readonly Side[] = ['britain', 'france'];
export const WARS: readonly War[] = ['WSS', 'WAS', '7YW', 'AWI'];

/** What counts on the map in a theater, in the order in which it is shown. */
export const STRENGTH = [
  'alliances',
  'keyword',
  'squadrons',
  'forts',
  'conflicts',
  'markers',
] as const satisfies (keyof BonusStrengthView)[];
export const STRENGTH_ICONS: Record<(typeof STRENGTH)[number], string> = {
  alliances: 'alliance',
  keyword: 'scholarship',
  squadrons: 'navy',
  forts: 'space-fort',
  conflicts: 'conflict',
  markers: 'initiative',
};
