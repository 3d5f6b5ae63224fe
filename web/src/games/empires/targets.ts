/** What an attack is made on, in words. */
import { counterName } from './names';
import { words } from './texts.svelte';
import { POWERS, type View } from './view';

export function targetName(view: View, area: string, target: string): string {
  if (POWERS.some((power) => power === target)) return words.title('power', target);
  if (view.tokens.some(({ token }) => token === target)) return words.name('token', target);
  const lying = view.areas.find((one) => one.area === area)?.neutrals.find(({ counter }) => counter === target);
  return lying ? counterName(lying) : words.ui('neutral');
}
