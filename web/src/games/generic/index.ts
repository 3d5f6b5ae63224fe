/** The board of a game that has none of its own: the view as it is, and everything legal. */
import type { GameModule } from '../../lib/board';
import { readable } from '../../lib/texts';
import Board from './Board.svelte';
import Panels from './Panels.svelte';

const generic: GameModule = {
  id: 'generic',
  Board,
  Panels,
  describe: (decision, t) => {
    const text = t(`decision-${decision.split(' ', 1)[0] ?? ''}`);
    return text.startsWith('decision ') ? decision : text;
  },
  describeEvent: (event) => (typeof event === 'string' ? readable(event) : JSON.stringify(event)),
};

export default generic;
