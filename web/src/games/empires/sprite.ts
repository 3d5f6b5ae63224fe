/** The symbols of this board. */
import { place } from '../kit/sprite';
import source from './data/symbols.svg?raw';

export function placeSymbols(): void {
  place('se-symbols', source);
}
