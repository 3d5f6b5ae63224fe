/**
 * A guided lesson: steps on positions of a real game. Positions, legal decisions and prices come from the rules, which
 * wrote them down; here is only the way through them.
 */
import type { LegalDecision, LogEntry } from '../lib/board';

/** Where on the table something lies. On a wide screen all of it is there at once. */
export type Part = 'map' | 'dock' | 'panels';

export interface Press {
  decision: string;
  on: Part;
}

export interface Step {
  /** Names its sentences: `learn-KEY-title`, `learn-KEY-text`, `learn-KEY-do`. */
  key: string;
  /** After how many decisions of the record it stands. */
  at: number;
  show: Part;
  /** What the map is moved to; the whole map without. */
  look?: string[];
  /** What is pointed at on the map. */
  point?: string[];
  /** Parts of dock and panels (`data-part`) that are framed. */
  mark?: string[];
  /** What the learner decides, one after the other. */
  press?: Press[];
  /** Numbers for the sentences, as pointers into the view. */
  figures?: Record<string, string>;
}

export interface Position {
  view: unknown;
  /** The decision that is asked for, with its price. */
  next: LegalDecision | null;
}

export interface Lesson {
  game: string;
  seat: number;
  steps: Step[];
  positions: Record<string, Position>;
  log: LogEntry[];
}

/** Where a learner is: in which step, and how many of its decisions are taken. */
export interface Place {
  step: number;
  taken: number;
}

export const START: Place = { step: 0, taken: 0 };

export function stepAt(lesson: Lesson, { step }: Place): Step {
  const found = lesson.steps[step];
  if (!found) throw new Error(`${lesson.game} has no step ${step}`);
  return found;
}

/** What is asked for now; nothing where there is only something to read. */
export function asked(lesson: Lesson, place: Place): Press | null {
  return stepAt(lesson, place).press?.[place.taken] ?? null;
}

/** After how many decisions of the record the learner is. */
export function decisions(lesson: Lesson, place: Place): number {
  return stepAt(lesson, place).at + place.taken;
}

export function positionAt(lesson: Lesson, place: Place): Position {
  const at = decisions(lesson, place);
  const position = lesson.positions[at];
  if (!position) throw new Error(`${lesson.game} has no position ${at}`);
  return position;
}

/** To a step that exists. */
export function toStep(lesson: Lesson, step: number): Place {
  return { step: Math.max(0, Math.min(step, lesson.steps.length - 1)), taken: 0 };
}

/** After what was asked for was decided: the rest of the step, or the next step. Null where it was something else. */
export function decided(lesson: Lesson, place: Place, decision: string): Place | null {
  if (asked(lesson, place)?.decision !== decision) return null;
  const taken = place.taken + 1;
  return taken < (stepAt(lesson, place).press?.length ?? 0) ? { ...place, taken } : toStep(lesson, place.step + 1);
}

/** What JSON pointers name in a value. */
export function figures(view: unknown, pointers: Record<string, string> = {}): Record<string, number> {
  const found: Record<string, number> = {};
  for (const [name, pointer] of Object.entries(pointers)) {
    const value = pointer
      .split('/')
      .slice(1)
      .reduce<unknown>((within, key) => (within as Record<string, unknown> | null | undefined)?.[key], view);
    if (typeof value === 'number') found[name] = value;
  }
  return found;
}

/** The figures of a step's sentences: those of its first position, and the price of what is asked for. */
export function figuresOf(lesson: Lesson, step: number): Record<string, number> {
  const place = toStep(lesson, step);
  const { view, next } = positionAt(lesson, place);
  const cost = next?.quote?.total;
  return { ...figures(view, stepAt(lesson, place).figures), ...(cost === undefined ? {} : { cost }) };
}
