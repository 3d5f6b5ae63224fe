/** The sentences of this game, for its components; the catalogues come with the board. */
import type { Quote } from '../../lib/board';
import { i18n } from '../../lib/i18n.svelte';
import { Texts } from '../../lib/texts';
import type { NeutralView, View } from './view';

class Words {
  #texts = $state.raw(new Texts([]));
  /** What is printed on the counters of this table, whose ids say nothing to people. */
  #faces = $state.raw<ReadonlyMap<string, NeutralView>>(new Map());

  /** Ends when the catalogues are here. */
  readonly ready = i18n.forGame('struggle-of-empires').then((texts) => {
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

  /** The name of a thing in a sentence: `name('area', 'baltic')`. */
  name(kind: string, id: string): string {
    return this.#texts.lookup(`${kind}-${id}`) ?? this.#texts.name(id);
  }

  /** The same as a heading. */
  title(kind: string, id: string): string {
    return this.#texts.lookup(`${kind}-${id}-title`) ?? this.name(kind, id);
  }

  /** Reads what is printed on the counters. It never changes within a game. */
  learn(view: View): void {
    if (this.#faces.size !== view.counters.length) {
      this.#faces = new Map(view.counters.map((counter) => [counter.counter, counter]));
    }
  }

  /** A counter by what is printed on it. */
  counter(counter: NeutralView): string {
    const what = this.ui(`counter-${counter.kind}`, { value: counter.value ?? 0 });
    return counter.reward === 'none'
      ? what
      : this.ui('counter-reward', { what, reward: this.name('reward', counter.reward) });
  }

  /** A sentence with counters named by what is printed on them. */
  #named(sentence: string): string {
    return sentence.replace(/\bn\d\d\b/g, (id) => {
      const face = this.#faces.get(id);
      return face ? this.counter(face) : id;
    });
  }

  decision(notation: string): string {
    return this.#named(this.#texts.decision(notation));
  }

  event(event: unknown): string {
    return this.#named(this.#texts.event(event));
  }

  total(quote: Quote): string {
    return this.#texts.total(quote) ?? '';
  }
}

export const words = new Words();
