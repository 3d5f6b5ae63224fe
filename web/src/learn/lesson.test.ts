import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { Texts } from '../lib/texts';
import {
  asked,
  decided,
  decisions,
  figures,
  figuresOf,
  positionAt,
  START,
  stepAt,
  toStep,
  type Lesson,
} from './lesson';

const lessons = join(import.meta.dirname, 'lessons');
const locales = join(import.meta.dirname, '../../../locales');
const read = (path: string): unknown => JSON.parse(readFileSync(path, 'utf8'));
const games = readdirSync(lessons);

function lessonOf(game: string): Lesson {
  const steps = read(join(lessons, game, 'steps.json')) as Pick<Lesson, 'seat' | 'steps'>;
  const shown = read(join(lessons, game, 'positions.json')) as Pick<Lesson, 'positions' | 'log'>;
  return { game, ...steps, ...shown };
}

function textsOf(language: string, game: string): Texts {
  const folder = join(locales, language, game);
  const sources = readdirSync(folder).map((name) => readFileSync(join(folder, name), 'utf8'));
  return new Texts([Texts.bundle(language, sources)]);
}

/** Three steps: one to read, one with two decisions, one to read. */
const small: Lesson = {
  game: 'small',
  seat: 0,
  steps: [
    { key: 'one', at: 0, show: 'map' },
    {
      key: 'two',
      at: 0,
      show: 'dock',
      press: [
        { decision: 'a', on: 'dock' },
        { decision: 'b', on: 'map' },
      ],
      figures: { gold: '/players/1/gold' },
    },
    { key: 'three', at: 5, show: 'panels' },
  ],
  positions: {
    0: {
      view: { players: [{ gold: 1 }, { gold: 7 }] },
      next: { notation: 'a', quote: { unit: 'gold', total: 2, lines: [] } },
    },
    1: { view: {}, next: { notation: 'b', quote: null } },
    5: { view: {}, next: null },
  },
  log: [],
};

describe('the way through a lesson', () => {
  it('asks for nothing where there is only something to read', () => {
    expect(asked(small, START)).toBeNull();
    expect(decided(small, START, 'a')).toBeNull();
  });

  it('takes only what is asked for, one decision after the other', () => {
    const place = toStep(small, 1);
    expect(asked(small, place)?.decision).toBe('a');
    expect(decided(small, place, 'b')).toBeNull();
    const between = decided(small, place, 'a');
    expect(between).toEqual({ step: 1, taken: 1 });
    expect(decisions(small, between ?? START)).toBe(1);
    expect(positionAt(small, between ?? START).next?.notation).toBe('b');
    expect(decided(small, between ?? START, 'b')).toEqual({ step: 2, taken: 0 });
  });

  it('stays inside the lesson', () => {
    expect(toStep(small, -3)).toEqual({ step: 0, taken: 0 });
    expect(toStep(small, 99)).toEqual({ step: 2, taken: 0 });
  });

  it('reads figures from the position, and the price of what is asked for', () => {
    expect(figures({ a: [{ b: 3 }], c: 'x' }, { one: '/a/0/b', none: '/a/4/b', word: '/c' })).toEqual({ one: 3 });
    expect(figuresOf(small, 1)).toEqual({ gold: 7, cost: 2 });
  });
});

describe.each(games)('the lesson of %s', (game) => {
  const lesson = lessonOf(game);

  it('can be gone through by deciding what is asked for', () => {
    let place = START;
    for (let presses = 0; place.step < lesson.steps.length - 1; presses++) {
      expect(presses).toBeLessThan(100);
      const press = asked(lesson, place);
      const { next } = positionAt(lesson, place);
      if (press) {
        expect(next?.notation, stepAt(lesson, place).key).toBe(press.decision);
        place = decided(lesson, place, press.decision) ?? START;
      } else place = toStep(lesson, place.step + 1);
    }
    expect(asked(lesson, place)).toBeNull();
  });

  it.each(['en', 'it', 'de'])('says everything in “%s”, with every figure', (language) => {
    const texts = textsOf(language, game);
    lesson.steps.forEach(({ key, press }, step) => {
      const kinds = ['title', 'text', ...(press ? ['do'] : [])];
      for (const kind of kinds) {
        const sentence = texts.lookup(`learn-${key}-${kind}`, figuresOf(lesson, step));
        expect(sentence, `learn-${key}-${kind}`).toBeTruthy();
        expect(sentence).not.toMatch(/[{}]/);
      }
      expect(texts.has(`learn-${key}-do`)).toBe(press !== undefined);
    });
  });

  it('uses every figure in its sentences', () => {
    const source = readFileSync(join(locales, 'en', game, 'learn.ftl'), 'utf8');
    for (const { key, figures: named } of lesson.steps) {
      const own = source
        .split('\n')
        .join('\n')
        .split(/\n(?=learn-)/)
        .filter((text) => text.startsWith(`learn-${key}-`))
        .join('\n');
      for (const name of Object.keys(named ?? {})) expect(own, `${key}: ${name}`).toContain(`$${name} `);
    }
  });
});
