/** What the server sends, as `docs/api.md` has it. Times are milliseconds since 1970, seats are counted from 0. */
import type { LegalDecision, LogEntry, Quote } from './board';

export interface Me {
  id: string;
  name: string;
  guest: boolean;
  created: number;
}

export type OptionKind =
  'flag' | 'file' | { choice: string[] } | { number: { min: number; max: number; default: number } };

export interface OptionSpec {
  key: string;
  kind: OptionKind;
  default?: unknown;
  rule: string;
  help: string;
}

export interface Level {
  name: string;
  help: string;
}

export interface Game {
  id: string;
  name: string;
  rules: number;
  seats: { min: number; max: number };
  options: OptionSpec[];
  levels: Level[];
  ends: string[];
}

export type Clock =
  | { kind: 'none' }
  | { kind: 'live'; minutes: number; increment: number; timeout: 'computer' | 'forfeit' }
  | { kind: 'slow'; days: number; bank: number; timeout: 'computer' | 'forfeit' };

export type SeatWish =
  { kind: 'me' } | { kind: 'open' } | { kind: 'computer'; level: string } | { kind: 'invited'; name: string };

export interface NewTable {
  game: string;
  options: Record<string, unknown>;
  seats: SeatWish[];
  clock: Clock;
  private: boolean;
  rated: boolean;
  start: boolean;
}

export interface SeatClock {
  remaining: number;
  running: boolean;
}

export interface Seat {
  seat: number;
  kind: 'person' | 'computer' | 'open' | 'invited';
  person: string | null;
  name: string | null;
  level: string | null;
  role: string | null;
  online: boolean;
  me: boolean;
  clock: SeatClock | null;
}

export interface Standing {
  place: number;
  score: number;
}

export interface Outcome {
  end: string;
  standings: Standing[];
  seat?: number | null;
}

export type TableState = 'open' | 'running' | 'finished';

export interface Table {
  id: string;
  game: string;
  options: Record<string, unknown>;
  state: TableState;
  private: boolean;
  rated: boolean;
  owner: string;
  created: number;
  started: number | null;
  finished: number | null;
  seats: Seat[];
  my_seat: number | null;
  spectators: number;
  sequence: number;
  decisions: number;
  waiting_on: number[];
  clock: Clock;
  commitment: string | null;
  seed: string | null;
  result: Outcome | null;
  rematch_of: string | null;
  rematch: string | null;
}

export interface Position {
  table: string;
  sequence: number;
  decisions: number;
  at: number;
  as: 'seat' | 'spectator' | 'open';
  seat: number | null;
  view: unknown;
  log: LogEntry[];
  legal: LegalDecision[];
  undoable: number;
  waiting_on: number[];
  outcome: Outcome | null;
  state: TableState;
  clocks: (SeatClock | null)[];
}

export interface ChatLine {
  number: number;
  person: string;
  name: string;
  text: string;
  at: number;
}

export interface PositionNews {
  sequence: number;
  decisions: number;
  waiting_on: number[];
  state: TableState;
}

export interface Presence {
  online: number[];
  spectators: number;
}

export interface ProblemBody {
  status: number;
  code: string;
  title: string;
  detail?: string;
  rule?: string | null;
  key?: string | null;
  args?: Record<string, string | number>;
  sentence?: string | null;
  position?: Position;
}

export interface CheckAnswer {
  quote: Quote | null;
}
