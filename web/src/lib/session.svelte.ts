/** Who is here. A guest is made only when something is done that needs one. */
import { api, asProblem } from './api';
import type { Game, Me } from './types';

class Session {
  me = $state<Me | null>(null);
  known = $state(false);
  games = $state<Game[]>([]);
  gamesFailed = $state(false);

  async load() {
    try {
      this.me = await api.me();
    } catch (error) {
      if (asProblem(error).status === 401) this.me = null;
    }
    this.known = true;
  }

  async loadGames(): Promise<Game[]> {
    if (this.games.length > 0) return this.games;
    try {
      this.games = await api.games();
      this.gamesFailed = false;
    } catch (error) {
      this.gamesFailed = true;
      throw error;
    }
    return this.games;
  }

  game(id: string): Game | undefined {
    return this.games.find((game) => game.id === id);
  }

  /** The name of a game as people write it. */
  nameOf(id: string): string {
    return this.game(id)?.name ?? id;
  }

  async ensure(): Promise<Me> {
    this.me ??= await api.guest();
    return this.me;
  }
}

export const session = new Session();
