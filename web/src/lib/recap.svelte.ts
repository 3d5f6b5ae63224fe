/** What changed since my last turn, played again decision by decision. */
import type { LogEntry } from './board';
import type { HistoryLine } from './types';

/** The moments worth stopping at: after each decision that left a trace in the log. */
export function stops(log: readonly LogEntry[], from: number): number[] {
  return [...new Set(log.filter((entry) => entry.number >= from).map((entry) => entry.number + 1))];
}

/** How many decisions stood after the last one of that seat that still stands; 0 without any. */
export function lastOwn(history: readonly HistoryLine[], seat: number): number {
  const deciders: number[] = [];
  for (const line of history) {
    if (line.kind === 'decide') deciders.push(line.seat);
    // Only the last decision can be taken back.
    else if (line.kind === 'undo') deciders.pop();
  }
  return deciders.lastIndexOf(seat) + 1;
}

/** All of it lasts about so long, however much there is. */
const LONGEST = 12_000;
const STEP = 1400;

export class Recap {
  readonly stops: readonly number[];
  index = $state(0);
  view = $state.raw<unknown>(null);
  playing = $state(false);
  #look: (at: number) => Promise<unknown>;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(stops: readonly number[], look: (at: number) => Promise<unknown>) {
    this.stops = stops;
    this.#look = look;
  }

  get at(): number {
    return this.stops[this.index] ?? 0;
  }
  get atEnd(): boolean {
    return this.index >= this.stops.length - 1;
  }

  async go(index: number) {
    const wanted = Math.max(0, Math.min(index, this.stops.length - 1));
    this.index = wanted;
    const view = await this.#look(this.at);
    if (this.index !== wanted) return;
    this.view = view;
    const next = this.stops[wanted + 1];
    if (next !== undefined) void this.#look(next).catch(() => undefined);
  }

  play(on: boolean) {
    clearTimeout(this.#timer);
    this.playing = on;
    if (!on) return;
    const pause = Math.min(STEP, LONGEST / Math.max(1, this.stops.length));
    const step = async () => {
      if (!this.playing) return;
      if (this.atEnd) {
        this.playing = false;
        return;
      }
      await this.go(this.index + 1).catch(() => (this.playing = false));
      this.#timer = setTimeout(() => void step(), pause);
    };
    this.#timer = setTimeout(() => void step(), pause);
  }

  close() {
    clearTimeout(this.#timer);
    this.playing = false;
  }
}
