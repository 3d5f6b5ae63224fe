/** One click to a game against the computer. */
import { api } from './api';
import { router, to } from './router.svelte';
import { session } from './session.svelte';
import { settings } from './settings.svelte';
import type { Game, SeatWish } from './types';

/** The level that was chosen last, else the weakest: a newcomer's first game should be won. */
export function levelFor(game: Game): string {
  const chosen = settings.value.level[game.id];
  return game.levels.find((level) => level.name === chosen)?.name ?? game.levels[0]?.name ?? '';
}

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
