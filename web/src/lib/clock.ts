/** The clock of a table that is being set up: every kind keeps its figures, whichever is chosen. */
import type { Clock } from './types';

export interface Timing {
  kind: Clock['kind'];
  minutes: number;
  increment: number;
  days: number;
  bank: number;
  timeout: 'computer' | 'forfeit';
}

export const UNTIMED: Timing = {
  kind: 'none',
  minutes: 60,
  increment: 10,
  days: 2,
  bank: 7,
  timeout: 'computer',
};

export function clockOf({ kind, minutes, increment, days, bank, timeout }: Timing): Clock {
  if (kind === 'live') return { kind, minutes, increment, timeout };
  if (kind === 'slow') return { kind, days, bank, timeout };
  return { kind: 'none' };
}
