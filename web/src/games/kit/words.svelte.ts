/** The sentences of a game, for its components; the catalogues come with the board. */
import type { Quote } from '../../lib/board';
import { i18n } from '../../lib/i18n.svelte';
import { Texts } from '../../lib/texts';

export class Words {
  #texts = $state.raw(new Texts([]));
  /** Ends when the catalogues are here. */
  readonly ready: Promise<void>;

  constructor(game: string) {
    this.ready = i18n.forGame(game).then((texts) => {
      this.#texts = texts;
    });
  }

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

  /** The name of a thing in a sentence: `name('space', 'albany')`. */
  name(kind: string, id: string | number): string {
    return this.#texts.lookup(`${kind}-${id}`) ?? this.#texts.name(String(id));
  }

  decision(notation: string): string {
    return this.#texts.decision(notation);
  }

  event(event: unknown): string {
    return this.#texts.event(event);
  }

  total(quote: Quote): string {
    return this.#texts.total(quote) ?? '';
  }
}
