/** Figures about a finished game: how likely each seat was to win, decision by decision. */
import { api, asProblem } from './api';
import type * as sent from './schema';

export type AnalysisPoint = sent.AnalysisPoint;
export type Analysis = sent.Analysis;

/** How long to wait before asking again, in milliseconds. */
const PAUSE = 1000;

interface Asking {
  /** Is told how far the server is, from 0 to 1. */
  progress?: (share: number) => void;
  /** Whether anybody still waits for it. */
  wanted?: () => boolean;
  pause?: number;
}

/** The figures of a table, once the server has worked them out; nothing where it has none. */
export async function analysisOf(
  id: string,
  { progress, wanted = () => true, pause = PAUSE }: Asking = {},
): Promise<Analysis | null> {
  try {
    for (;;) {
      const found = await api.analysis(id);
      if ('points' in found) return found.points.length > 1 ? found : null;
      progress?.(found.of > 0 ? found.done / found.of : 0);
      await new Promise((done) => setTimeout(done, pause));
      if (!wanted()) return null;
    }
  } catch (error) {
    const { status } = asProblem(error);
    if (status === 404 || status === 403 || status === 503 || status === 0) return null;
    throw error;
  }
}

/** Shares of the seats as layers from the bottom: for each seat the lower and upper edge at every point. */
export function layers(points: readonly AnalysisPoint[]): { lower: number; upper: number }[][] {
  const seats = Math.max(0, ...points.map(({ win }) => win.length));
  return Array.from({ length: seats }, (_, seat) =>
    points.map(({ win }) => {
      const sum = win.reduce((total, share) => total + share, 0) || 1;
      const lower = win.slice(0, seat).reduce((total, share) => total + share, 0) / sum;
      return { lower, upper: lower + (win[seat] ?? 0) / sum };
    }),
  );
}
