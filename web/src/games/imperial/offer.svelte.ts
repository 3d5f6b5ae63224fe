/** Pressing something that is not on the sheet: decides at once, or opens the list of what can be decided there. */
import type { Option } from './choices';

export interface Offer {
  title: string;
  note: string;
  options: Option[];
  at: { x: number; y: number };
  room: { w: number; h: number };
}

export class Offers {
  open = $state.raw<Offer | null>(null);
  #decide: () => (notation: string) => void;
  #from: HTMLElement | null = null;

  constructor(decide: () => (notation: string) => void) {
    this.#decide = decide;
  }

  press(event: Event, title: string, options: readonly Option[] | undefined, note = ''): void {
    const [only] = options ?? [];
    if (!options || !only) return;
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
