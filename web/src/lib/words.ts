/** Sentences that several pages share. */
import type { Translate } from './board';
import { readable, type Texts } from './texts';
import type { Clock, Level, Outcome, Table } from './types';

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

/** The name of a person; an account that was deleted has none. */
export function personName(name: string, t: Translate): string {
  return name || t('somebody');
}

/** Who sits in a seat. */
export function player(table: Table, seat: number, t: Translate): string {
  const there = table.seats[seat];
  if (!there) return '?';
  if (there.me) return t('you');
  if (there.kind === 'computer') return t('computer-level', { level: there.level ? t(`level-${there.level}`) : '' });
  if (there.kind === 'open') return t('seat-open');
  return personName(there.name ?? '?', t);
}

/** The name of a level of computers. */
export function levelName(level: string, texts: Texts): string {
  return texts.lookup(`level-${level}`) ?? readable(level);
}

/** How a level plays, in one sentence. */
export function levelHelp({ name, help }: Level, texts: Texts): string {
  return texts.lookup(`level-${name}-help`) ?? help;
}

/** How a game ended, as a sentence about the way: “by resignation”. */
export function endText(outcome: Outcome, texts: Texts): string {
  return texts.lookup(`end-${outcome.end}`) ?? texts.end(outcome.end);
}

/** The seats on the first place. */
export function winners(outcome: Outcome): number[] {
  return outcome.standings.flatMap((standing, seat) => (standing.place === 1 ? [seat] : []));
}
