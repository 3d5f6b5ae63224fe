/** Pressing something that is not on the sheet: decides at once, opens the list of what can be decided there, or asks why not. */
import type { Option } from './choices';
import type { Place } from './notation';

export interface Offer {
  title: string;
  note: string;
  options: Option[];
  at: { x: number; y: number };
  room: { w: number; h: number };
}

/** What was pressed. */
export interface Pressed {
  note?: string;
  place?: Place;
}

export class Offers {
  open = $state.raw<Offer | null>(null);
  #decide: () => (notation: string) => void;
  #ask: (place: Place) => string | null;
  #from: HTMLElement | null = null;

  /** `ask` guesses at a decision that may have been meant where nothing is legal. */
  constructor(decide: () => (notation: string) => void, ask: (place: Place) => string | null) {
    this.#decide = decide;
    this.#ask = ask;
  }

  press(event: Event, title: string, options: readonly Option[] | undefined, { note = '', place }: Pressed = {}): void {
    const [only] = options ?? [];
    if (!options || !only) {
      const meant = place ? this.#ask(place) : null;
      if (meant !== null) this.#decide()(meant);
      return;
    }
    if (options.length === 1) {
      this.open = null;
      this.#decide()(only.notation);
      return;
    }
    this.#from = event.currentTarget as HTMLElement;
    const box = this.#from.getBoundingClientRect();
    this.open = {
      title,
      note,
      options: [...options],
      at: { x: box.left + box.width / 2, y: box.top },
      room: { w: window.innerWidth, h: window.innerHeight },
    };
  }

  pick = (notation: string): void => {
    // The price stands beside the row that was pressed, so that must still be there.
    this.#decide()(notation);
    this.open = null;
  };

  close = (): void => {
    this.open = null;
    this.#from?.focus({ preventScroll: true });
  };
}
