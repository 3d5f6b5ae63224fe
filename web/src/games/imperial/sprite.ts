/** The symbols of this board, put into the page once, so that `<use>` and the hatchings find them. */
import source from './data/symbols.svg?raw';

const ID = 'is-symbols';

export function placeSymbols(): void {
  if (typeof document === 'undefined' || document.getElementById(ID)) return;
  const parsed = new DOMParser().parseFromString(source, 'image/svg+xml').documentElement;
  const sprite = document.importNode(parsed, true);
  sprite.id = ID;
  sprite.classList.add('is-symbols');
  document.body.append(sprite);
}

/** Fills a group of the board with the parts of a drawing. */
export function drawing(svg: string): (node: SVGElement) => void {
  return (node) => {
    const parsed = new DOMParser().parseFromString(svg, 'image/svg+xml').documentElement;
    node.replaceChildren(...[...parsed.childNodes].map((child) => document.importNode(child, true)));
  };
}
