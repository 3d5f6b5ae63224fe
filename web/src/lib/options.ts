/** The options of a game as a form: what it shows, and what of it is sent. */
import type { Game, OptionSpec } from './types';

export type OptionValues = Record<string, unknown>;

export function unlessSaid(spec: OptionSpec): unknown {
  if (spec.default !== undefined) return spec.default;
  if (spec.kind === 'flag') return false;
  if (spec.kind === 'file') return null;
  return 'choice' in spec.kind ? spec.kind.choice[0] : spec.kind.number.default;
}

export function initial(game: Game): OptionValues {
  return Object.fromEntries(game.options.map((spec) => [spec.key, unlessSaid(spec)]));
}

/** Only what differs from what holds unless said. */
export function changed(game: Game, values: OptionValues): OptionValues {
  return Object.fromEntries(
    game.options
      .filter((spec) => values[spec.key] !== undefined && values[spec.key] !== unlessSaid(spec))
      .map((spec) => [spec.key, values[spec.key]]),
  );
}
