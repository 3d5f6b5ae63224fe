/** Keys of something that lies over the board: they go no further. Nothing is taken from somebody who types. */
export function keysOver(acts: () => Record<string, () => void>): (event: KeyboardEvent) => void {
  return (event) => {
    const { target } = event;
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (target instanceof HTMLElement && target.closest('input, textarea, select, dialog')) return;
    const act = acts()[event.key];
    if (!act) return;
    event.preventDefault();
    event.stopPropagation();
    act();
  };
}
