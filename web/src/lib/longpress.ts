/** A finger that rests on something for so many milliseconds asks to see it larger. */
export const LONG_PRESS = 450;
const DRIFT = 10;

/**
 * An attachment: calls `open` when a finger has rested on the element, and `close` when it is lifted. The press that
 * ends it does nothing else.
 */
export function longPress(open: (element: Element) => void, close: () => void) {
  return (element: Element) => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let from = { x: 0, y: 0 };
    let held = false;

    function down(event: Event) {
      const { pointerType, clientX, clientY } = event as PointerEvent;
      clearTimeout(timer);
      held = false;
      if (pointerType === 'mouse') return;
      from = { x: clientX, y: clientY };
      timer = setTimeout(() => {
        held = true;
        open(element);
      }, LONG_PRESS);
    }
    function move(event: Event) {
      const { clientX, clientY } = event as PointerEvent;
      if (!held && Math.hypot(clientX - from.x, clientY - from.y) > DRIFT) clearTimeout(timer);
    }
    function up() {
      clearTimeout(timer);
      if (held) close();
    }
    function click(event: Event) {
      if (!held) return;
      held = false;
      event.preventDefault();
      event.stopPropagation();
    }
    function menu(event: Event) {
      if (held) event.preventDefault();
    }

    const listeners: [string, (event: Event) => void][] = [
      ['pointerdown', down],
      ['pointermove', move],
      ['pointerup', up],
      ['pointercancel', up],
      ['contextmenu', menu],
    ];
    for (const [name, listener] of listeners) element.addEventListener(name, listener);
    element.addEventListener('click', click, { capture: true });
    return () => {
      clearTimeout(timer);
      for (const [name, listener] of listeners) element.removeEventListener(name, listener);
      element.removeEventListener('click', click, { capture: true });
    };
  };
}
