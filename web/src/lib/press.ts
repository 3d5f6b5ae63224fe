/** A press on something, and the decision that waits for a second word. */
import type { Problem } from './api';
import type { Quote, Refusal } from './board';

/** Where on the page a decision was pressed, so that its price can stand beside it. */
export interface Anchor {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** What was pressed last, with a pointer or a key. */
export class LastPress {
  #element: Element | null = null;

  pointer = (event: PointerEvent) => {
    this.#element = event.target instanceof Element ? event.target : null;
  };
  key() {
    this.#element = document.activeElement;
  }

  /** The place of what was pressed; a press on the open map is no place to stand beside. */
  get anchor(): Anchor | null {
    if (!this.#element?.isConnected) return null;
    const { x, y, width, height } = this.#element.getBoundingClientRect();
    return width > innerWidth / 2 || (width === 0 && height === 0) ? null : { x, y, width, height };
  }
}

/** A decision that waits for a second word: its price, or why it is refused. */
export interface Pending {
  notation: string;
  quote: Quote | null;
  refusal: Refusal | null;
  final: boolean;
  anchor: Anchor | null;
}

export function refusalOf(problem: Problem): Refusal {
  const { code, title, detail, rule, key, args, sentence } = problem.body;
  return { refused: true, code, title, detail, rule, key, args, sentence };
}
