import { describe, expect, it } from 'vitest';
import { collected, explained } from './explain';
import { i18n } from './i18n.svelte';
import { Texts } from './texts';

const terms = [
  { key: 'judge-award', about: 'europe', points: 2 },
  { key: 'judge-odd-thing', about: '', points: -0.5 },
];
const line = (number: number) => ({ seat: 1, number, notation: 'done', terms });

describe('the sentence of a decision', () => {
  it('names what it changes with its figures, also where a phrase is missing', () => {
    const source = [
      'explain = { $name }: { $terms }.',
      'explain-term = { $what } { $points }',
      'judge-award = the Award of { $about }',
      '    .about = region-*',
      'region-europe = Europe',
    ].join('\n');
    const texts = new Texts([Texts.bundle('en', [source])]);
    expect(explained(line(3), 'France', texts)).toBe('France: the Award of Europe +2, odd thing −0.5.');
  });
  it('has its figures in the language that is spoken', async () => {
    const texts = new Texts([
      Texts.bundle(
        'de',
        ['explain = { $terms }', 'explain-term = { $points }'].map((l) => l + '\n'),
      ),
    ]);
    await i18n.speak('de');
    expect(explained(line(3), 'x', texts)).toBe('+2, −0,5');
    await i18n.speak('en');
    expect(explained(line(3), 'x', texts)).toBe('+2, −0.5');
  });
  it('is kept for every decision that stands', () => {
    const known = collected(new Map(), [line(3)], 5);
    expect([...collected(known, [line(4)], 6).keys()]).toEqual([3, 4]);
    expect([...collected(known, [line(4)], 4).keys()]).toEqual([3]);
  });
});
