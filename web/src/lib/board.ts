/**
 * The interface between the shell and a game's board.
 *
 * The shell never names a game: it looks a folder up in `src/games/index.ts`, hands the board what the server sent
 * (view, legal decisions, quotes) and takes notation back. There are no rules in TypeScript.
 */
import type { Component } from 'svelte';
import type { Sound } from './sound';

/** One line of a cost breakdown. `rule` is a rule number of the rulebook, `amount` may be negative. */
export interface QuoteLine {
  label: string;
  rule?: string | null;
  amount: number;
}

/** What a decision costs, step by step. */
export interface Quote {
  unit: string;
  total: number;
  lines: QuoteLine[];
}

/** Why a decision cannot be taken. `rule` is a rule number; `key` and `args` name a catalogue message. */
export interface Refusal {
  refused: true;
  code: string;
  title: string;
  detail?: string;
  rule?: string | null;
  key?: string | null;
  args?: Record<string, string | number>;
  sentence?: string | null;
}

/** One legal decision in its stable text notation, with its price when it has one. */
export interface LegalDecision {
  notation: string;
  quote: Quote | null;
  /** Undo cannot reach it: a die falls, something hidden is shown, another seat goes on. Lessons do not say. */
  final?: boolean;
}

/** One event of a game, as the server serialises it: the board of that game knows what is inside. */
export type GameEvent = unknown;

/** A numbered event of the log. */
export interface LogEntry {
  number: number;
  event: GameEvent;
}

export function isRefusal(answer: Quote | Refusal): answer is Refusal {
  return 'refused' in answer;
}

/** Looks a message up in the catalogues; returns the key itself when no catalogue has it. */
export type Translate = (key: string, args?: Record<string, string | number>) => string;

export interface BoardProps {
  /** The game's View, as the server serialised it for this viewer. */
  view: unknown;
  /** Every decision this viewer may take now; empty when it is not their turn, or in a replay. */
  legal: LegalDecision[];
  /** The viewer's seat, or null for a spectator. */
  mySeat: number | null;
  /** A decision is on its way to the server: targets are shown, but do not react. */
  busy: boolean;
  /**
   * Take a decision. The shell shows the quote and asks for confirmation where undo cannot reach, so boards call it
   * at the first click.
   */
  decide(notation: string): void;
  /** The decision whose price is shown now; null when it was taken or put aside. */
  pending: string | null;
  /** Ask the server what a decision would cost, or which rule forbids it. */
  check(notation: string): Promise<Quote | Refusal>;
  /** What has happened, as far as this viewer may know, from the start. */
  log: LogEntry[];
  /** Ids pointed at by the log, the decision list or the last changes. */
  highlight: string[];
  /** What the map is moved to, as large as fits; an empty list is the whole map. Without it the map stays as it is. */
  look?: string[];
  /** Point at things from inside the board or its panels (hover); an empty list ends it. */
  point(ids: string[]): void;
}

/** A stretch of the log that deserves to be told by itself, such as a war: shown step by step, and again on demand. */
export interface Scene {
  /** The same for the same events. */
  id: string;
  title: string;
  /** After how many decisions it begins. */
  at: number;
  /** In the game's own shape; more may come while the scene is not complete. */
  steps: readonly unknown[];
  complete: boolean;
}

export interface SceneProps {
  /** One of the scene's steps. */
  step: unknown;
  /** The game's View after so many decisions, as this viewer could see it. */
  look(at: number): Promise<unknown>;
  point(ids: string[]): void;
}

/** What the end of a game is explained with. */
export interface EndingProps {
  view: unknown;
  log: LogEntry[];
}

/** A place in the log to jump to. */
export interface Chapter {
  at: number;
  title: string;
}

/** What a game folder exports by default. */
export interface GameModule {
  id: string;
  /** The map or main board: fills the board area of the table. */
  Board: Component<BoardProps>;
  /** The panels of that game (tracks, next war, demand): the rail at the right, a sheet on a phone. */
  Panels: Component<BoardProps>;
  /** What lies before the player (hand, tiles): the strip under the board, a sheet on a phone. Its height is given. */
  Dock?: Component<BoardProps>;
  /** Draws one step of a scene. */
  Scene?: Component<SceneProps>;
  /** The scenes of a log, in order. */
  scenes?(log: LogEntry[], t: Translate): Scene[];
  /** Explains the score at the end of a game. */
  Ending?: Component<EndingProps>;
  /** A key to the marks on the board. */
  Legend?: Component;
  /** Where the larger parts of a game begin (turns, wars), for the replay. */
  chapters?(log: LogEntry[], t: Translate): Chapter[];
  /** A decision as a short sentence for people. */
  describe(decision: string, t: Translate): string;
  /** An event of the log as a sentence for people. */
  describeEvent(event: GameEvent, t: Translate): string;
  /** What to know before a decision is paid for, beside its price: the odds of an attack. */
  note?(decision: string, view: unknown): string | null;
  /** The ids (spaces, cards, tiles) a decision points at on the board. */
  targets?(decision: string): string[];
  /** The ids an event points at on the board. */
  eventTargets?(event: GameEvent): string[];
  /** How sentences name an id, in every form they use, the one to look for first in front. Default: its name. */
  names?(id: string): string[];
  /** The ids beside the map, in panels and dock, that an event has changed. */
  eventMarks?(event: GameEvent): string[];
  /** What is heard of an event, by its name; other events sound of a piece that is moved. */
  sounds?: Readonly<Partial<Record<string, Sound>>>;
  /** Whose event it is, as a role of the design (`data-role`): colours the edge of a log entry. Default: its `side`. */
  eventRole?(event: GameEvent): string | null;
  /** A heading under which the decision list groups a decision; default is its first word. */
  group?(decision: string, t: Translate): string;
  /** Whether a decision ends or declines what is going on (done, pass): the key D. */
  ends?(decision: string): boolean;
  /** Who must decide what, as a sentence from the view (the prompt bar). */
  prompt?(view: unknown, mySeat: number | null, waitingOn: number[], t: Translate): string;
  /** Name of a seat's side from the view ("France"), for seats, log and clocks. */
  seatName?(view: unknown, seat: number, t: Translate): string;
  /** A CSS colour (a token of the game) and a symbol letter for a seat's side. */
  seatColour?(seat: number): string;
  /** Where we are in the sequence of play: steps in order, with the one we are in marked. */
  sequence?(view: unknown, t: Translate): SequenceStep[];
}

export interface SequenceStep {
  label: string;
  state: 'done' | 'current' | 'coming';
  depth?: number;
}
