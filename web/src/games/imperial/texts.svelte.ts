/** The sentences of this game, for its components. */
import { Words } from '../kit/words.svelte';
import type { Told } from './story';

class ImperialWords extends Words {
  /** The Event card being resolved: its possibilities have sentences of their own. */
  card = $state<number | null>(null);

  override decision(notation: string): string {
    const option = /^option (\d+)$/.exec(notation);
    const own = option && this.card !== null ? this.maybe(`card-${this.card}-option-${option[1]}`) : null;
    return own ?? super.decision(notation);
  }
}

export const words = new ImperialWords('imperial-struggle');

/** What a scene of the log, or a row of the account, is called. */
export function sceneTitle(title: Told['title'], scored = false): string {
  if (title === 'final') return words.ui('final-scoring');
  return 'war' in title
    ? words.name('war', title.war)
    : words.ui(scored ? 'turn-scored' : 'turn', { turn: title.turn });
}
