/** Scenes, recaps, charts and records: what is told when, and from what. */
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { layers } from './analysis';
import { keepRecord, keptRecord } from './files';
import { Moments } from './moments';
import { bytes } from './push';
import { lastOwn, Recap, stops } from './recap.svelte';
import { parse, to } from './routes';
import { Scenes } from './scenes.svelte';
import { isEyes } from './sources';

const store = new Map<string, string>();
const storage = {
  getItem: (key: string) => store.get(key) ?? null,
  setItem: (key: string, value: string) => void store.set(key, value),
};
beforeEach(() => {
  store.clear();
  vi.stubGlobal('localStorage', storage);
  vi.stubGlobal('sessionStorage', storage);
});

const scene = (id: string, steps: number) => ({
  id,
  title: id,
  at: 0,
  steps: Array.from({ length: steps }, (_, i) => i),
  complete: true,
});

describe('scenes', () => {
  it('are not told to who comes to a table, but all that is new afterwards is, one after the other', () => {
    const stage = new Scenes('t');
    stage.news([scene('a', 2)]);
    expect(stage.showing).toBe(null);
    const now = [scene('a', 3), scene('b', 1)];
    stage.news(now);
    expect(stage.showing).toEqual({ id: 'a', step: 2 });
    stage.close(now);
    expect(stage.showing).toEqual({ id: 'b', step: 0 });
    stage.close(now);
    expect(stage.showing).toBe(null);
  });

  it('are remembered by the browser', () => {
    new Scenes('t').news([scene('a', 2)]);
    const later = new Scenes('t');
    later.news([scene('a', 2), scene('b', 4)]);
    expect(later.showing).toEqual({ id: 'b', step: 0 });
    later.skip([scene('a', 2), scene('b', 4)]);
    later.news([scene('a', 2), scene('b', 4)]);
    expect(later.showing).toBe(null);
  });
});

describe('a recap', () => {
  const log = [3, 4, 4, 6, 9].map((number) => ({ number, event: {} }));

  it('begins after my last decision that was not taken back', () => {
    const history = (words: string) =>
      words.split(' ').map((word, i) => {
        const [kind = '', seat] = word.split(':');
        return { kind, seat: Number(seat), sequence: i + 1, at: 0, notation: null };
      });
    expect(lastOwn(history('decide:0 decide:1 decide:0 decide:1 decide:1'), 0)).toBe(3);
    expect(lastOwn(history('decide:0 decide:1 decide:0 undo:0 vacation:1 decide:1'), 0)).toBe(1);
    expect(lastOwn(history('decide:1 decide:1'), 0)).toBe(0);
  });

  it('stops after every decision that left a trace', () => {
    expect(stops(log, 4)).toEqual([5, 7, 10]);
    expect(stops(log, 10)).toEqual([]);
  });

  it('shows each moment, and ends at the last', async () => {
    const recap = new Recap([5, 7, 10], (at) => Promise.resolve(`view ${at}`));
    await recap.go(0);
    expect([recap.at, recap.view, recap.atEnd]).toEqual([5, 'view 5', false]);
    await recap.go(9);
    expect([recap.at, recap.view, recap.atEnd]).toEqual([10, 'view 10', true]);
  });
});

describe('moments', () => {
  it('are asked for once, and again after a failure or when forgotten', async () => {
    let asked = 0;
    const moments = new Moments((key) => (++asked === 1 ? Promise.reject(new Error(key)) : Promise.resolve(key)));
    await expect(moments.get('a')).rejects.toThrow();
    expect(await moments.get('a')).toBe('a');
    expect(await moments.get('a')).toBe('a');
    expect(asked).toBe(2);
    moments.forget();
    await moments.get('a');
    expect(asked).toBe(3);
  });
});

describe('the chart', () => {
  it('lays the shares of the seats upon each other, also where they do not add up to one', () => {
    const [first, second] = layers([
      { move: 0, win: [0.5, 0.5] },
      { move: 9, win: [0.6, 0.2] },
    ]);
    expect(first?.map(({ lower, upper }) => [lower, upper])).toEqual([
      [0, 0.5],
      [0, 0.6 / 0.8],
    ]);
    expect(second?.at(-1)?.upper).toBeCloseTo(1);
  });
});

describe('a record from disk', () => {
  it('is kept for the tab', async () => {
    expect(await keepRecord(new Blob(['{"format":"kabinett-record","game":"x"}']))).toBe(null);
    expect(keptRecord()).toMatchObject({ game: 'x' });
  });

  it('is refused when it is too large or something else', async () => {
    expect(await keepRecord(new Blob(['x'.repeat(300_000)]))).toBe('too-large');
    expect(await keepRecord(new Blob(['[]']))).toBe('not-a-record');
    expect(await keepRecord(new Blob(['no json']))).toBe('not-a-record');
  });

  it('has an address of its own', () => {
    expect(parse(to.replay(null))).toEqual({ page: 'record', at: null, as: null });
    expect(parse('/replay/file', '?at=7&as=seat-1')).toEqual({ page: 'record', at: 7, as: 'seat-1' });
    expect(parse('/replay/t1', '?at=7')).toEqual({ page: 'replay', id: 't1', at: 7, as: null });
    expect(['me', 'open', 'spectator', 'seat-3', 'seat-', null].map(isEyes)).toEqual([
      true,
      true,
      true,
      true,
      false,
      false,
    ]);
  });
});

describe('web push', () => {
  it('reads the key of the server', () => {
    expect([...bytes('_-8A')]).toEqual([255, 239, 0]);
  });
});
