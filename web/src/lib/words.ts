/** Sentences that several pages share. */
import type { Translate } from './board';
import type { Clock, Outcome, Table } from './types';
import type { Texts } from './texts';

export function clockText(clock: Clock, t: Translate): string {
  switch (clock.kind) {
    case 'live':
      return t('clock-live', { minutes: clock.minutes, increment: clock.increment });
    case 'slow':
      return t('clock-slow', { days: clock.days, bank: clock.bank });
    default:
      return t('clock-none');
  }
}

/** Who sits in a seat. */
export function player(table: Table, seat: number, t: Translate): string {
  const there = table.seats[seat];
  if (!there) return '?';
  if (there.me) return t('you');
  if (there.kind === 'computer') return t('computer-level', { level: there.level ?? '' });
  if (there.kind === 'open') return t('seat-open');
  return there.name ?? '?';
}

/** How a game ended, as a sentence about the way: “by resignation”. */
export function endText(outcome: Outcome, texts: Texts): string {
  return texts.lookup(`end-${outcome.end}`) ?? texts.end(outcome.end);
}

/** The seats on the first place. */
export function winners(outcome: Outcome): number[] {
  return outcome.standings.flatMap((standing, seat) => (standing.place === 1 ? [seat] : []));
}
