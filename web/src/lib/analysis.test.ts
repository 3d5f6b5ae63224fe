import { afterEach, expect, it, vi } from 'vitest';
import { analysisOf } from './analysis';

afterEach(() => vi.unstubAllGlobals());

function answers(...given: [number, unknown][]) {
  const fetch = vi.fn(() => {
    const [status, body] = given.shift() ?? [500, {}];
    return Promise.resolve(new Response(JSON.stringify(body), { status }));
  });
  vi.stubGlobal('fetch', fetch);
  return fetch;
}
const points = [
  { move: 0, win: [0.5, 0.5] },
  { move: 9, win: [1, 0] },
];

it('asks until the look at the game is done, and tells how far it is', async () => {
  const fetch = answers([202, { done: 0, of: 8 }], [202, { done: 6, of: 8 }], [200, { points, swings: [] }]);
  const told: number[] = [];
  const found = await analysisOf('t1', { progress: (share) => told.push(share), pause: 0 });
  expect(found?.points).toEqual(points);
  expect(told).toEqual([0, 0.75]);
  expect(fetch).toHaveBeenCalledTimes(3);
});

it('has nothing where the game cannot be looked at, and asks no more once nobody wants it', async () => {
  answers([404, { code: 'not-found' }]);
  expect(await analysisOf('t1', { pause: 0 })).toBeNull();
  const fetch = answers([202, { done: 0, of: 8 }]);
  expect(await analysisOf('t1', { pause: 0, wanted: () => false })).toBeNull();
  expect(fetch).toHaveBeenCalledTimes(1);
});
