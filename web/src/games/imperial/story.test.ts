/** The scenes of a whole recorded game. */
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { LogEntry } from '../../lib/board';
import { account, armed, tell, won } from './story';

const { log } = JSON.parse(readFileSync(new URL('./fixtures/over.json', import.meta.url), 'utf8')) as {
  log: LogEntry[];
};
const scenes = tell(log);

describe('scenes', () => {
  it('are the turns, the wars and Final Scoring, in order', () => {
    expect(scenes.map(({ id }) => id)).toEqual([
      'turn-1',
      'war-WSS',
      'turn-2',
      'turn-3',
      'war-WAS',
      'turn-4',
      'war-7YW',
      'turn-5',
      'war-AWI',
      'turn-6',
      'final',
    ]);
    expect(scenes.every(({ complete }) => complete)).toBe(true);
  });

  it('show a war theater by theater, with tiles, totals, margin and what it brought', () => {
    const [first, second] = scenes[1]?.steps ?? [];
    expect(first).toMatchObject({
      kind: 'theater',
      theater: 'wss-central-europe',
      strength: { britain: 4, france: 4 },
      winner: null,
      margin: 0,
      vp: { before: 18, after: 18 },
    });
    if (first?.kind !== 'theater' || second?.kind !== 'theater') throw new Error('no theater');
    expect(first.tiles.britain).toEqual([{ strength: 2, symbol: 'none', name: null }]);
    expect(first.tiles.france).toHaveLength(3);
    expect(first.tiles.france.slice(1).every(({ name }) => name !== null)).toBe(true);
    expect(armed(first, 'britain')).toBe(2);
    expect(second.effects.map(({ event }) => (event as { event: string }).event)).toEqual(['unflagged', 'unflagged']);
    expect(second.spoils.map(({ event }) => (event as { event: string }).event)).toEqual(['vp', 'trp']);
    expect(second.vp).toEqual({ before: 18, after: 17 });
  });

  it('end a war with all its theaters', () => {
    const last = scenes[1]?.steps.at(-1);
    if (last?.kind !== 'peace') throw new Error('no peace');
    expect(last.theaters).toHaveLength(4);
    expect([won(last.theaters, 'britain'), won(last.theaters, 'france')]).toEqual([2, 1]);
    expect(last.vp).toEqual({ before: 18, after: 19 });
  });

  it('show a war that goes on as far as it has come', () => {
    const half = log.slice(0, log.findIndex(({ event }) => (event as { event: string }).event === 'war') + 5);
    const scene = tell(half).at(-1);
    expect(scene).toMatchObject({ id: 'war-WSS', complete: false });
    expect(scene?.steps).toHaveLength(1);
  });

  it('count the last turn and Final Scoring apart', () => {
    const [turn, final] = scenes.slice(-2).map(({ steps }) => steps[0]);
    if (turn?.kind !== 'scoring' || final?.kind !== 'scoring') throw new Error('no scoring');
    expect(turn.final).toBe(false);
    expect(turn.lines.find(({ what }) => what === 'prestige')).toMatchObject({
      counts: { britain: 3, france: 6 },
      winner: 'france',
      vp: { britain: 0, france: 2 },
    });
    expect(final.lines.map(({ what, winner, vp }) => [what, winner, vp[winner ?? 'britain']])).toEqual([
      [{ final: 'final-prestige' }, 'france', 2],
      [{ final: 'final-commodities' }, 'france', 2],
      [{ final: 'final-territories' }, 'france', 2],
      [{ final: 'final-commodities' }, 'britain', 3],
    ]);
    expect(final.vp).toEqual({ before: 17, after: 20 });
  });
});

describe('the account', () => {
  it('adds up to where the game ended', () => {
    const { rows, track } = account(log);
    const gained = (side: 'britain' | 'france') => rows.reduce((sum, row) => sum + row.gained[side].vp, 0);
    expect(15 + gained('france') - gained('britain')).toBe(20);
    expect(rows.at(-1)?.after).toBe(20);
    expect(track.at(-1)?.vp).toBe(20);
    expect(rows).toHaveLength(6 + 4 + 1);
  });
});
