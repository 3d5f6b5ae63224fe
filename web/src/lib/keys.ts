/** Keys of the page: nothing is taken from somebody who types, or from a dialog that lies over everything. */

/** Whether a dialog lies over the page; the focus may be anywhere then. */
export function underDialog(): boolean {
  return document.querySelector('dialog[open]') !== null;
}

/** Whether a key is meant for something else than the page. */
export function isTaken({ target, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean {
  if (ctrlKey || metaKey || altKey || underDialog()) return true;
  if (!(target instanceof HTMLElement)) return false;
  return target.isContentEditable || target.matches('input, textarea, select');
}

/** Keys of something that lies over the board: they go no further. */
export function keysOver(acts: () => Record<string, () => void>): (event: KeyboardEvent) => void {
  return (event) => {
    if (isTaken(event)) return;
    const act = acts()[event.key];
    if (!act) return;
    event.preventDefault();
    event.stopPropagation();
    act();
  };
}
