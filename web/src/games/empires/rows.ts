/** Decisions as rows of a menu: the sentence, the chance of an attack, and the price. */
import type { Row } from '../kit/Menu.svelte';
import { price, type Option } from './choices';
import type { Parsed } from './notation';
import { words } from './texts.svelte';
import { CHANCES, percent, type View } from './view';

/** How an attack stands if nobody joins, as the server works it out. */
export function chance(view: View, area: string, target: string): string | null {
  const found = view.targets.find((one) => one.area === area && one.target === target);
  return found ? percent(found.prospect.success, CHANCES) : null;
}

/** What to know of a decision besides its price: the chance of an attack. */
export function noteOf(view: View, { verb, words: [area = '', target = ''] }: Parsed): string | null {
  if (verb !== 'attack' && verb !== 'war-office') return null;
  const success = chance(view, area, target);
  return success === null ? null : words.ui('chance', { success });
}

/** A price in the few signs of a tag. */
export function tagOf(option: Option): Row['price'] {
  const paid = price(option.quote);
  if (!paid || !option.quote) return null;
  return { text: paid.text, label: words.total(option.quote), symbol: paid.symbol ? `se-${paid.symbol}` : null };
}

export function menuRows(view: View, options: readonly Option[]): Row[] {
  return options.map((option) => ({
    notation: option.notation,
    text: words.decision(option.notation),
    note: noteOf(view, option) ?? undefined,
    price: tagOf(option),
  }));
}
