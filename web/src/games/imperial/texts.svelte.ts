/** The sentences of this game, for its components; the catalogues come with the board. */
import type { Quote } from '../../lib/board';
import { i18n } from '../../lib/i18n.svelte';
import { Texts } from '../../lib/texts';
import type { Told } from './story';

class Words {
  #texts = $state.raw(new Texts([]));
  /** The Event card being resolved: its possibilities have sentences of their own. */
  card = $state<number | null>(null);

  /** Ends when the catalogues are here. */
  readonly ready = i18n.forGame('imperial-struggle').then((texts) => {
    this.#texts = texts;
  });

  get texts(): Texts {
    return this.#texts;
  }

  /** A caption of the board. */
  ui(key: string, args: Record<string, string | number> = {}): string {
    return this.#texts.t(`board-${key}`, args);
  }

  /** A message of the game, if it has one. */
  maybe(key: string, args: Record<string, string | number> = {}): string | null {
    return this.#texts.lookup(key, args);
  }

  /** The name of a thing: `name('space', 'albany')`. */
  name(kind: string, id: string | number): string {
    return this.#texts.lookup(`${kind}-${id}`) ?? this.#texts.name(String(id));
  }

  decision(notation: string): string {
    const option = /^option (\d+)$/.exec(notation);
    const own = option && this.card !== null ? this.#texts.lookup(`card-${this.card}-option-${option[1]}`) : null;
    return own ?? this.#texts.decision(notation);
  }

  event(event: unknown): string {
    return this.#texts.event(event);
  }

  total(quote: Quote): string {
    return this.#texts.total(quote) ?? '';
  }
}

export const words = new Words();

/** What a scene of the log, or a row of the account, is called. */
export function sceneTitle(title: Told['title'], scored = false): string {
  if (title === 'final') return words.ui('final-scoring');
  return 'war' in title
    ? words.name('war', title.war)
    : words.ui(scored ? 'turn-scored' : 'turn', { turn: title.turn });
}
