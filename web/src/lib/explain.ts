/** Why a computer decided as it did, as a sentence with figures. */
import { signed } from './format';
import type { Texts } from './texts';
import type { Explanation } from './types';

export function explained({ terms }: Explanation, name: string, texts: Texts): string {
  const parts = terms.map(({ key, about, points }) => {
    const what = texts.filled(key, { about: about || null }) ?? texts.name(key.replace(/^judge-/, ''));
    return texts.t('explain-term', { what, points: signed(points) });
  });
  return texts.t('explain', { name, terms: parts.join(', ') });
}

/** All explanations that were seen, by the number of the decision; those of decisions that were taken back are gone. */
export function collected(
  known: ReadonlyMap<number, Explanation>,
  more: readonly Explanation[],
  decisions: number,
): ReadonlyMap<number, Explanation> {
  const all = [...known.values(), ...more].filter(({ number }) => number < decisions);
  return new Map(all.map((explanation) => [explanation.number, explanation]));
}
