/** How far somebody has come in a lesson, as this browser remembers it. */
import { recall, remember } from '../lib/stored';

export interface Progress {
  /** The step that was shown last, from 0. */
  step: number;
  /** Whether the last step was ever reached. */
  done: boolean;
}

const key = (game: string) => `kabinett.lesson.${game}`;

export function progressOf(game: string): Progress | null {
  const match = /^(\d+)( done)?$/.exec(recall(key(game)) ?? '');
  return match ? { step: Number(match[1]), done: match[2] !== undefined } : null;
}

export function keepProgress(game: string, step: number, last: number) {
  const done = step >= last || progressOf(game)?.done === true;
  remember(key(game), `${step}${done ? ' done' : ''}`);
}
