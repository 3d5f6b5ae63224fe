/** The sentences of this game, for its components. */
import { Words } from '../kit/words.svelte';
import type { NeutralView, View } from './view';

class EmpiresWords extends Words {
  /** What is printed on the counters of this table, whose ids say nothing to people. */
  #faces = $state.raw<ReadonlyMap<string, NeutralView>>(new Map());

  /** A name as a heading. */
  title(kind: string, id: string): string {
    return this.maybe(`${kind}-${id}-title`) ?? this.name(kind, id);
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

  /** How sentences name a thing on the map: its place in the form that follows “in”, its name, its heading. */
  forms(id: string): string[] {
    const [place = '', power] = id.split('/');
    const face = this.#faces.get(id);
    if (face) return [this.counter(face)];
    const keys = power
      ? ['place-home-in', 'place-home', `power-${power}`]
      : [`area-${place}-in`, `area-${place}`, `area-${place}-title`, `token-${place}`, `alliance-${place}`];
    return keys.flatMap((key) => this.maybe(key) ?? []);
  }

  /** A sentence with counters named by what is printed on them. */
  #named(sentence: string): string {
    return sentence.replace(/\bn\d\d\b/g, (id) => {
      const face = this.#faces.get(id);
      return face ? this.counter(face) : id;
    });
  }

  override decision(notation: string): string {
    return this.#named(super.decision(notation));
  }

  override event(event: unknown): string {
    return this.#named(super.event(event));
  }
}

export const words = new EmpiresWords('struggle-of-empires');
