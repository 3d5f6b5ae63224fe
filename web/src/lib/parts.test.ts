import { describe, expect, it } from 'vitest';
import { ending, grouped, matches, plain, scales, word, type Choice } from './decisions';
import { ago, brief, clock, DAY, HOUR, MINUTE, signed } from './format';
import { merged, since } from './log';
import { changed, initial } from './options';
import { bytes, fits } from './proof';
import { parse, to } from './routes';
import { segments } from './segments';
import { pause } from './stream';
import type { Game } from './types';

describe('addresses', () => {
  it('are read as they are written', () => {
    expect(parse(to.home())).toEqual({ page: 'home' });
    expect(parse(to.create('a-b'))).toEqual({ page: 'new', game: 'a-b' });
    expect(parse(to.table('t/1'))).toEqual({ page: 'table', id: 't/1' });
    const [path, search] = to.replay('t1', 12, 'open').split('?');
    expect(parse(path ?? '', `?${search}`)).toEqual({ page: 'replay', id: 't1', at: 12, as: 'open' });
    expect(parse(to.replays())).toEqual({ page: 'replays' });
    expect(parse(to.lesson('a-b'))).toEqual({ page: 'lesson', id: 'a-b', step: null });
    expect(parse('/lesson/a-b', '?step=3')).toEqual({ page: 'lesson', id: 'a-b', step: 3 });
    expect(parse('/lesson')).toEqual({ page: 'learn', game: null });
  });
  it('that lead nowhere are lost', () => {
    for (const path of ['/nothing', '/table', '/a/b/c', '/account/x']) expect(parse(path).page).toBe('lost');
    expect(parse('/replay/t1', '?at=x')).toMatchObject({ at: null });
  });
});

describe('clocks', () => {
  it('show what is left', () => {
    expect(clock(2 * DAY + 11 * HOUR)).toBe('2d 11h');
    expect(clock(3 * HOUR + 5 * MINUTE)).toBe('3h 05m');
    expect(clock(41 * MINUTE + 20_000)).toBe('41:20');
    expect(clock(-5)).toBe('0:00');
  });
  it('say how long ago', () => {
    const t = (key: string, args = {}) => `${key} ${JSON.stringify(args)}`;
    expect(ago(0, 5 * MINUTE, t)).toBe('ago-minutes {"count":5}');
    expect(ago(9, 0, t)).toBe('ago-now {}');
  });
  it('numbers', () => {
    expect([signed(2), signed(-1), signed(0)]).toEqual(['+2', '−1', '0']);
    expect(brief('0123456789abcdef')).toBe('012345…abcdef');
  });
});

describe('the list of decisions', () => {
  it('puts decisions together that differ in one number', () => {
    const legal = ['pay 2 france', 'pay 10 france', 'pay 1 spain', 'wait'].map((notation) => ({
      notation,
      quote: null,
    }));
    expect(scales(legal).map(({ key, steps }) => [key, steps.map(({ number }) => number)])).toEqual([
      ['pay # france', [2, 10]],
      ['pay # spain', [1]],
      ['wait', [null]],
    ]);
  });

  const choice = (notation: string, text: string, group: string): Choice => ({
    decision: { notation, quote: null },
    text,
    group,
  });
  const list = [
    choice('shift quebec', 'Shift Québec', 'Shift'),
    choice('end', 'End', 'Other'),
    choice('shift x', 'X', 'Shift'),
  ];
  it('is grouped in the order of the server', () => {
    expect(grouped(list).map(({ title, choices }) => [title, choices.length])).toEqual([
      ['Shift', 2],
      ['Other', 1],
    ]);
  });
  it('is found without accents, by any word', () => {
    expect(grouped(list, 'quebec shift').flatMap(({ choices }) => choices)).toHaveLength(1);
    expect(matches(choice('a', 'b', 'c'), 'zzz')).toBe(false);
  });
  it('has its plain decisions as buttons', () => {
    expect(plain(list.map(({ decision }) => decision)).map(({ notation }) => notation)).toEqual(['end']);
    expect(word('shift quebec')).toBe('shift');
  });
  it('knows what is done with, where one decision is meant', () => {
    const done = (...legal: string[]) =>
      ending(
        legal.map((notation) => ({ notation, quote: null })),
        (notation) => ['end', 'pass'].includes(word(notation)),
      )?.notation;
    expect(done('reroll', 'fight', 'shift x')).toBeUndefined();
    expect(done('reroll', 'end calm', 'end')).toBe('end');
    expect(done('reroll', 'pass 1')).toBe('pass 1');
    expect(done('pass 1', 'pass 2')).toBeUndefined();
  });
});

describe('the log', () => {
  it('is asked for from where it is known', () => {
    expect(since(null, null)).toBe(0);
    expect(since({ sequence: 5, decisions: 5 }, { sequence: 7, decisions: 7 })).toBe(5);
  });
  it('is asked for anew after something was taken back', () => {
    expect(since({ sequence: 5, decisions: 5 }, { sequence: 6, decisions: 4 })).toBe(0);
    expect(since({ sequence: 5, decisions: 5 }, { sequence: 7, decisions: 5 })).toBe(0);
  });
  it('is put together', () => {
    const entry = (number: number) => ({ number, event: null });
    expect(merged([entry(0), entry(1), entry(2)], 2, [entry(2), entry(3)]).map(({ number }) => number)).toEqual([
      0, 1, 2, 3,
    ]);
  });
  it('points at what it speaks of', () => {
    const names: Record<string, string> = { a: 'Albany', na: 'New Albany' };
    expect(segments('From New Albany to Albany.', ['a', 'na'], (id) => [names[id] ?? ''])).toEqual([
      { text: 'From ', id: null },
      { text: 'New Albany', id: 'na' },
      { text: ' to ', id: null },
      { text: 'Albany', id: 'a' },
      { text: '.', id: null },
    ]);
    expect(segments('Nothing.', [], () => [])).toEqual([{ text: 'Nothing.', id: null }]);
  });
  it('points at it in the form the sentence uses', () => {
    const forms = () => ['in the Baltic', 'Baltic'];
    expect(segments('The baltics, not Abaltic: Baltic', ['b'], forms)[1]).toEqual({ text: 'baltic', id: 'b' });
    expect(segments('Abaltic: In the Baltic', ['b'], forms)[1]).toEqual({ text: 'In the Baltic', id: 'b' });
    expect(segments('Abaltic', ['b'], forms)).toEqual([{ text: 'Abaltic', id: null }]);
  });
});

describe('options', () => {
  const game = {
    options: [
      { key: 'a', kind: 'flag', rule: '', help: '' },
      { key: 'b', kind: { choice: ['x', 'y'] }, rule: '', help: '' },
      { key: 'c', kind: { number: { min: 0, max: 5, default: 2 } }, rule: '', help: '' },
    ],
  } as unknown as Game;
  it('send only what was changed', () => {
    expect(initial(game)).toEqual({ a: false, b: 'x', c: 2 });
    expect(changed(game, { a: true, b: 'x', c: 3 })).toEqual({ a: true, c: 3 });
  });
});

describe('the fair-dice proof', () => {
  it('compares the seal', async () => {
    // The example of docs/record.md.
    const seed = Array.from({ length: 32 }, (_, n) => n.toString(16).padStart(2, '0')).join('');
    const seal = 'c22007a67f7a2dd5c7437c5ee203ed6387296a54356ad32deae37cefefb8e91f';
    expect(await fits(seed, seal)).toBe(true);
    expect(await fits('01'.repeat(32), seal)).toBe(false);
    expect(bytes('xyz')).toBeNull();
  });
});

describe('a broken stream', () => {
  it('is tried again after growing pauses', () => {
    expect(pause(0, 0.5)).toBe(500);
    expect(pause(3, 0.5)).toBe(4000);
    expect(pause(20, 1)).toBeLessThanOrEqual(37_500);
  });
});
