/** What a viewer can know of the Bonus War tiles and Ministry cards, from the View and the log alone. */
import type { LogEntry } from '../../lib/board';
import type { MinistryFacts } from './facts';
import { SIDES, WARS, type Event, type Side, type Theater, type TileView, type View, type War } from './view';

/** The caption is `where-WHERE`; `unseen` marks what may still come. */
export interface Known {
  where: string;
  theater?: Theater;
  unseen?: boolean;
}

const has = (tiles: readonly (TileView | null)[], number: number) => tiles.some((tile) => tile?.number === number);

/** Says of a tile, by its place among the tiles of its side and war, where it is. */
export function bonusTiles(view: View, log: readonly LogEntry[]): (war: War, side: Side, number: number) => Known {
  const shown = new Map<string, Theater>();
  let fought: War | null = null;
  for (const { event: given } of log) {
    const event = given as Event;
    if (event.event === 'war') fought = event.war;
    else if (event.event === 'tiles-shown')
      for (const tile of event.bonus) shown.set(`${fought} ${event.side} ${tile}`, event.theater);
  }
  const { war: now } = view;
  const turn = now ? WARS.indexOf(now.war) : view.phase === 'over' ? WARS.length : -1;
  return (war, side, number) => {
    if (WARS.indexOf(war) > turn) return { where: 'later-war' };
    if (now?.war === war) {
      const there = now.theaters.find(({ sides }) => has(sides[side].bonus, number));
      if (there)
        return there.stage === 'waiting'
          ? { where: 'laid', theater: there.theater }
          : { where: 'revealed', theater: there.theater };
      const { own } = now.tiles[side];
      if (own && has(own.unplaced, number)) return { where: 'drawn' };
      if (own && has(own['bonus-pool'], number)) return { where: 'pool', unseen: true };
    }
    const theater = shown.get(`${war} ${side} ${number}`);
    if (theater) return { where: 'revealed', theater };
    return now?.war === war ? { where: 'unseen', unseen: true } : { where: 'never' };
  };
}

/** Says of a Ministry card where it is. */
export function ministries(view: View, log: readonly LogEntry[]): (card: MinistryFacts) => Known {
  const gone = new Set<number>();
  for (const { event: given } of log) {
    const event = given as Event;
    if (event.event === 'ministry-gone') gone.add(event.card);
  }
  const inPlay = new Map(SIDES.flatMap((side) => view.ministries[side]).map(({ card, face }) => [card, face]));
  const hidden = (side: Side) => view.ministries[side].some(({ card }) => card === null);
  return ({ number, side, eras }) => {
    const face = inPlay.get(number);
    if (face) return { where: face };
    if (gone.has(number)) return { where: 'expired' };
    if (!eras.includes(view.era)) return { where: 'other-era' };
    return hidden(side) ? { where: 'perhaps', unseen: true } : { where: 'aside' };
  };
}
