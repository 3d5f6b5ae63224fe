/** Drawings that come as text: the symbols of a board, put into the page once, and the parts of its sheet. */

/** Puts a board's symbols into the page, so that `<use>` and the hatchings find them. */
export function place(id: string, source: string): void {
  if (typeof document === 'undefined' || document.getElementById(id)) return;
  const parsed = new DOMParser().parseFromString(source, 'image/svg+xml').documentElement;
  const sprite = document.importNode(parsed, true);
  sprite.id = id;
  sprite.classList.add('board-symbols');
  document.body.append(sprite);
}

/** Fills a group of the board with the parts of a drawing. */
export function drawing(svg: string): (node: SVGElement) => void {
  return (node) => {
    const parsed = new DOMParser().parseFromString(svg, 'image/svg+xml').documentElement;
    node.replaceChildren(...[...parsed.childNodes].map((child) => document.importNode(child, true)));
  };
}
