/** A card or tile shown large above itself: under a pointer that rests on it, with the focus, or under a finger. */
import { on } from 'svelte/events';
import { longPress } from '../../lib/longpress';

const REST = 250;
/** Fingers read by pressing long; there is no room beside a pointer on a phone either. */
const NARROW = 860;

export class Zoom<T> {
  shown = $state.raw<{ what: T; over: DOMRect } | null>(null);
  #resting: ReturnType<typeof setTimeout> | undefined;

  /** An attachment of the thing; nothing is shown for null. */
  of(what: T | null) {
    return (element: Element) => {
      if (what === null) return;
      const show = () => (this.shown = { what, over: element.getBoundingClientRect() });
      const enter = (event: Event) => {
        clearTimeout(this.#resting);
        if (event instanceof PointerEvent && event.pointerType !== 'mouse') return;
        if (window.innerWidth > NARROW) this.#resting = setTimeout(show, REST);
      };
      const leave = (event: Event) => {
        if (!(event instanceof PointerEvent) || event.pointerType === 'mouse') this.#end();
      };
      const ends = [
        on(element, 'pointerenter', enter),
        on(element, 'pointerleave', leave),
        on(element, 'focusin', enter),
        on(element, 'focusout', leave),
        longPress(show, () => this.#end())(element),
        () => this.#end(),
      ];
      return () => ends.forEach((end) => end());
    };
  }

  #end(): void {
    clearTimeout(this.#resting);
    this.shown = null;
  }
}
