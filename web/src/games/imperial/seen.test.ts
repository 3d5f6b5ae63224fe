/** What the gallery says is what the viewer can see: never what the View hides. */
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import type { LogEntry } from '../../lib/board';
import { CARDS, MINISTRIES } from './facts';
import { bonusTiles, ministries } from './seen';
import type { View, War } from './view';

function position(name: string): { view: View; log: LogEntry[] } {
  const path = fileURLToPath(new URL(`./fixtures/${name}.json`, import.meta.url));
  return JSON.parse(readFileSync(path, 'utf8')) as { view: View; log: LogEntry[] };
}
const ministry = (number: number) => {
  const found = MINISTRIES.get(number);
  if (!found) throw new Error(`ministry ${number}`);
  return found;
};

describe('Bonus War tiles', () => {
  it('are known to their owner, and unseen by the other', () => {
    const { view, log } = position('late');
    const where = bonusTiles(view, log);
    const there = view.war?.theaters.find(({ sides }) => sides.france.bonus.some((tile) => tile?.number === 10));
    expect(where('7YW', 'france', 10)).toEqual({ where: 'laid', theater: there?.theater });
    expect(where('7YW', 'france', 0)).toEqual({ where: 'pool', unseen: true });
    expect(where('7YW', 'britain', 0)).toEqual({ where: 'unseen', unseen: true });
    expect(where('AWI', 'france', 0)).toEqual({ where: 'later-war' });
  });

  it('that lie face down are not told from the others of their side', () => {
    const { view, log } = position('event-target');
    expect(view.war?.theaters[0]?.sides.france.bonus).toEqual([null, null]);
    const where = bonusTiles(view, log);
    for (let tile = 0; tile < 12; tile++) expect(where('WSS', 'france', tile).where).toBe('unseen');
  });

  it('are remembered once they were revealed', () => {
    const { view, log } = position('over');
    const where = bonusTiles(view, log);
    expect(where('WSS', 'france', 4)).toEqual({ where: 'revealed', theater: 'wss-central-europe' });
    expect(where('7YW', 'france', 9)).toEqual({ where: 'revealed', theater: '7yw-third-carnatic-war' });
    expect(where('WSS', 'britain', 4)).toEqual({ where: 'never' });
    const wars = new Set<War>(CARDS.bonusTiles.map(({ war }) => war));
    for (const war of wars) expect(where(war, 'france', 0).unseen).toBeUndefined();
  });
});

describe('Ministry cards', () => {
  it('are in play, out of their Era, or aside', () => {
    const { view, log } = position('late');
    const where = ministries(view, log);
    expect(where(ministry(7))).toEqual({ where: 'up' });
    const other = CARDS.ministries.find(({ eras }) => !eras.includes(view.era));
    expect(other && where(other)).toEqual({ where: 'other-era' });
  });

  it('may lie face down only where a card is hidden', () => {
    const { view, log } = position('late');
    const unknown = CARDS.ministries.find(
      ({ side, eras, number }) =>
        side === 'britain' && eras.includes(view.era) && !view.ministries.britain.some(({ card }) => card === number),
    );
    if (!unknown) throw new Error('every card is in play');
    expect(ministries(view, log)(unknown)).toEqual({ where: 'aside' });
    const hidden: View = {
      ...view,
      ministries: {
        ...view.ministries,
        britain: [{ face: 'down', card: null, id: null, exhausted: [] }],
      },
    };
    expect(ministries(hidden, log)(unknown)).toEqual({ where: 'perhaps', unseen: true });
    const gone = [...log, { number: 0, event: { event: 'ministry-gone', card: unknown.number } }];
    expect(ministries(hidden, gone)(unknown)).toEqual({ where: 'expired' });
  });
});
