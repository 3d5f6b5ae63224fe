/**
 * The registry of game boards: one line per game. A game that is not here is drawn by the generic board.
 */
import type { GameModule } from '../lib/board';

const registry: Record<string, () => Promise<{ default: GameModule }>> = {
  'imperial-struggle': () => import('./imperial/index'),
  'struggle-of-empires': () => import('./empires/index'),
};

export async function loadGame(id: string): Promise<GameModule> {
  const load = registry[id] ?? (() => import('./generic/index'));
  return (await load()).default;
}

/** The ids of the games that have a board of their own. */
export function knownGames(): string[] {
  return Object.keys(registry);
}
