/** One click to a game. */
import { api } from './api';
import { router, to } from './router.svelte';
import { session } from './session.svelte';
import { settings } from './settings.svelte';
import { toasts } from './toasts.svelte';
import type { Game, SeatWish } from './types';

/** A newcomer's first game should be won, but be a game. */
const FIRST_LEVEL = 'page';

/** The level that was chosen last, else the one for newcomers. */
export function levelFor(game: Game): string {
  const chosen = settings.value.level[game.id];
  const named = (name: string | undefined) => game.levels.find((level) => level.name === name)?.name;
  return named(chosen) ?? named(FIRST_LEVEL) ?? game.levels[0]?.name ?? '';
}

/** Against the computer. */
export async function playComputer(game: Game) {
  await session.ensure();
  const level = levelFor(game);
  const seats: SeatWish[] = [{ kind: 'me' }];
  while (seats.length < game.seats.min) seats.push({ kind: 'computer', level });
  const table = await api.create({
    game: game.id,
    options: {},
    seats,
    clock: { kind: 'none' },
    private: true,
    rated: false,
    start: true,
  });
  router.go(to.table(table.id));
}

/** On a seat that is free; where it was taken meanwhile, `otherwise` looks again. */
export async function sitDown(table: string, seat: number, otherwise: () => unknown) {
  try {
    await session.ensure();
    await api.sit(table, seat);
    router.go(to.table(table));
  } catch (error) {
    toasts.problem(error);
    otherwise();
  }
}
