/**
 * What the server sends, from its own description (`schema.ts`); here is only what that leaves open, such as a text that
 * is one of four words. Times are milliseconds since 1970, seats are counted from 0.
 */
import type { LegalDecision, LogEntry, Quote } from './board';
import type * as sent from './schema';

/** A shape with some of its fields narrowed; a field that the server does not send cannot be named. */
type With<T, Narrow extends { [K in keyof Narrow]: K extends keyof T ? unknown : never }> = Omit<T, keyof Narrow> &
  Narrow;

export type Rating = sent.Rating;
export type Vacation = sent.Vacation;
/** Who somebody is; ratings and vacation come with the answer to “who am I”. */
export type Me = sent.Me & Partial<Pick<sent.Account, 'ratings' | 'vacation'>>;

export type OptionKind =
  'flag' | 'file' | { choice: string[] } | { number: { min: number; max: number; default: number } };
export type OptionSpec = With<sent.GameOption, { kind: OptionKind }>;
export type Level = sent.Level;
export type Game = With<sent.Game, { options: OptionSpec[] }>;

/** As the server gives it: everything that may be left out when a table is made is there. */
export type Clock =
  | { kind: 'none' }
  | { kind: 'live'; minutes: number; increment: number; timeout: sent.TimeOut }
  | { kind: 'slow'; days: number; bank: number; timeout: sent.TimeOut };
export type SeatWish = sent.SeatWish;
export type NewTable = sent.NewTable;

export type SeatClock = sent.ClockBody;
export type Seat = With<sent.Seat, { kind: 'person' | 'computer' | 'open' | 'invited' }>;

export interface Standing {
  place: number;
  score: number;
}
export type Outcome = With<sent.TableResult, { standings: Standing[] }>;

export type TableState = 'open' | 'running' | 'finished';
export type Offer = With<
  sent.Offer,
  { kind: 'draw' | 'payment' | 'request'; state: 'open' | 'withdrawn' | 'accepted' | 'declined' | 'lapsed' }
>;
export type Explanation = sent.Explanation;
export type NewOffer = sent.NewOffer;
export type Table = With<
  sent.Table,
  {
    state: TableState;
    options: Record<string, unknown>;
    seats: Seat[];
    clock: Clock;
    result: Outcome | null;
    offers: Offer[];
  }
>;

export type Position = With<
  NonNullable<sent.Full> & Exclude<sent.Position, null>,
  {
    state: TableState;
    log: LogEntry[];
    legal: LegalDecision[];
    aside: LegalDecision[];
    outcome: Outcome | null;
  }
>;

export type ChatLine = sent.ChatLine;
export type HistoryLine = sent.HistoryLine;

/** What a stream says of a position: enough to know whether to ask for it. */
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

export type RecordEyes = sent.RecordEyes;
export type LookAtRecord = sent.LookAtRecord;
export type RecordAnswer = With<sent.RecordBody, { outcome: Outcome | null; log: LogEntry[] }>;

export type Token = sent.Token;
export type PushKeys = sent.PushKeys;
export type NewChannel = sent.NewChannel;
export type Channels = sent.Channels;
