/** What the player has taken up before pointing at the map: the kind of unit to place. */
import type { Kind } from './view';

class Hand {
  kind = $state<Kind>('army');
}

export const hand = new Hand();
