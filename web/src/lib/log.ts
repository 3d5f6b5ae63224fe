/** Keeping a log up to date without asking for all of it. */
import type { LogEntry } from './board';

interface Seen {
  sequence: number;
  decisions: number;
}

/**
 * From which decision on the log must be asked for. Everything written grows the sequence by one, a decision grows the
 * count of decisions too; if the two grew differently, something was taken back and all is asked for again.
 */
export function since(before: Seen | null, news: Seen | null): number {
  if (!before) return 0;
  if (!news) return before.decisions;
  const written = news.sequence - before.sequence;
  const decided = news.decisions - before.decisions;
  return written === decided && decided >= 0 ? before.decisions : 0;
}

/** The log up to decision `from`, followed by what came. */
export function merged(log: LogEntry[], from: number, more: LogEntry[]): LogEntry[] {
  return from === 0 ? more : [...log.filter((entry) => entry.number < from), ...more];
}
