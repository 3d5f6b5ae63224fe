/** Figures about a finished game: how likely each seat was to win, decision by decision. */
import { api, asProblem } from './api';

export interface AnalysisPoint {
  move: number;
  /** By seat; together 1. */
  win: number[];
}

/** A decision that changed the game. */
export interface Swing {
  move: number;
  seat?: number | null;
  /** By how much it changed the chance of its seat. */
  change?: number | null;
}

export interface Analysis {
  points: AnalysisPoint[];
  swings?: Swing[];
}

/** The figures of a table; nothing where the server has none. */
export async function analysisOf(id: string): Promise<Analysis | null> {
  try {
    const found = await api.analysis(id);
    return found.points.length > 1 ? found : null;
  } catch (error) {
    const { status } = asProblem(error);
    if (status === 404 || status === 403 || status === 0) return null;
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
