/** Pressing and reading things on a sheet: one decision is shown at once, several open a menu, none asks why not. */
import type { BoardProps } from '../../lib/board';

/** How long a pointer rests on a thing until its tip comes. */
const REST = 300;

/** What the board knows of the things on its sheet. */
export interface Things<O> {
  /** What may be decided at a thing. */
  at(id: string): readonly O[] | undefined;
  /** A decision that may have been meant where nothing is legal, so that the server says why not. */
  ask(id: string): string | null;
}

export class Pressing<O extends { notation: string }> {
  #opened = $state<string | null>(null);
  #chosen = $state<string | null>(null);
  /** What the pointer or the keyboard is on. */
  hovered = $state<string | null>(null);
  /** What is read: its tip is shown. */
  tip = $state<string | null>(null);
  #board: () => BoardProps;
  #things: Things<O>;
  #resting: ReturnType<typeof setTimeout> | undefined;

  /** To be made while a component is set up, from its properties. */
  constructor(board: () => BoardProps, things: Things<O>) {
    this.#board = board;
    this.#things = things;
    // The ring stays as long as the price of what was pressed is shown.
    $effect(() => {
      void board().legal;
      if (board().pending === null) this.#chosen = null;
    });
    $effect(() => () => clearTimeout(this.#resting));
  }

  readonly offered = $derived.by<readonly O[]>(() => (this.#opened ? (this.#things.at(this.#opened) ?? []) : []));
  /** The thing whose menu is open; what was offered may be gone after a decision. */
  readonly menu = $derived(this.offered.length > 1 ? this.#opened : null);
  /** What is ringed: pressed last, until the position changes. */
  readonly chosen = $derived(this.menu ?? this.#chosen);

  /** Pressing what is not legal asks the server why. */
  get asking(): boolean {
    const { mySeat, legal } = this.#board();
    return mySeat !== null && legal.length > 0;
  }
  /** A decision is on its way: nothing reacts. */
  get busy(): boolean {
    return this.#board().busy;
  }

  press = (id: string): void => {
    if (this.busy) return;
    this.leave();
    const there = this.#things.at(id) ?? [];
    const [first] = there;
    this.#opened = there.length > 1 ? id : null;
    this.#chosen = there.length === 1 ? id : null;
    const notation = first ? (there.length === 1 ? first.notation : null) : this.#ask(id);
    if (notation !== null) this.#board().decide(notation);
  };

  #ask(id: string): string | null {
    return this.asking ? this.#things.ask(id) : null;
  }

  pick = (notation: string): void => {
    this.#chosen = this.#opened;
    // The price stands beside the row that was pressed, so that must still be there.
    this.#board().decide(notation);
    this.#opened = null;
  };

  /** Closes the menu. */
  close = (): void => {
    this.#opened = null;
  };

  escape = (): void => {
    this.#opened = null;
    this.#chosen = null;
  };

  enter = (id: string): void => {
    clearTimeout(this.#resting);
    this.hovered = id;
    if (!this.#opened) this.#resting = setTimeout(() => (this.tip = id), REST);
  };

  leave = (): void => {
    clearTimeout(this.#resting);
    this.hovered = null;
    this.tip = null;
  };
}
