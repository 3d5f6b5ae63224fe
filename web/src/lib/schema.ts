/** The bodies of the HTTP interface. Written by `UPDATE_TYPES=1 cargo test -p server --test api types`. */

/** Who you are, with what goes with it. */
export type Account = Me & {
  /** Your ratings. */
  ratings: Rating[];
  /** Your vacation. */
  vacation: Vacation;
};

/** What was seen. */
export type After = {
  /** The sequence number of the position you have seen. */
  after: number;
};

/** Everybody's chances in the course of a game. */
export type Analysis = {
  /** The chances before the first decision, after the last one, and in between. */
  points: AnalysisPoint[];
  /** Where they changed most, the greatest change first. */
  swings: AnalysisSwing[];
};

/** The chances at one moment. */
export type AnalysisPoint = {
  /** After how many decisions. */
  move: number;
  /** The chance of each seat to win, by seat. */
  win: number[];
};

/** How far the look at a game is. */
export type AnalysisProgress = {
  /** The decisions that were looked at. */
  done: number;
  /** All decisions. */
  of: number;
};

/** A change between two points. */
export type AnalysisSwing = {
  /** How the chance of each seat changed, by seat. */
  change: number[];
  /** The point after it. */
  move: number;
  /** That decision. */
  notation: string;
  /** Who took the last decision before that point. */
  seat: number;
};

/** What somebody says to an offer. */
export type Answer = 'accept' | 'decline' | 'withdraw';

/** A way to be told. */
export type Channel = {
  /** Whether it is used: an e-mail address is once it is confirmed. */
  confirmed: boolean;
  created: number;
  id: string;
  /** `push`, `webhook`, `discord` or `email`. */
  kind: string;
  /** The host of an address, or the e-mail address. */
  target: string;
};

/** What the server can do. */
export type Channels = {
  /** Your channels. */
  channels: Channel[];
  /** Whether the server can send e-mail. */
  email: boolean;
  /** The server's key for Web Push (`applicationServerKey`), as base64url. */
  push_key: string;
};

/** A line of chat. */
export type ChatLine = {
  at: number;
  name: string;
  number: number;
  person: string;
  text: string;
};

/** What a decision would cost. */
export type Checked = {
  quote: QuoteBody | null;
};

/** The clock of a seat. */
export type ClockBody = {
  /** Milliseconds left. */
  remaining: number;
  /** Whether it runs. */
  running: boolean;
};

/** How the time to decide is limited. */
export type ClockSpec = {
  /** The days in the bank. */
  bank?: number;
  /** The days for each turn. */
  days: number;
  kind: 'slow';
  /** What happens when time is up. */
  timeout?: TimeOut;
} | {
  /** What is added after each turn, in seconds. */
  increment?: number;
  kind: 'live';
  /** The total, in minutes. */
  minutes: number;
  /** What happens when time is up. */
  timeout?: TimeOut;
} | {
  kind: 'none';
};

/** For how long. */
export type Days = {
  /** So many days from now on; 0 is back. */
  days: number;
};

/** A decision, and what was seen before it was taken. */
export type Decide = {
  /** The sequence number of the position you have seen. */
  after: number;
  notation: string;
};

/** Why a computer decided as it did. Only decisions that everybody can see are explained. */
export type Explanation = {
  /** The decision. */
  notation: string;
  /** How many decisions had been taken before this one, as in the log. */
  number: number;
  /** The seat that decided. */
  seat: number;
  /** What it changes, the greatest change first. */
  terms: Term[];
};

/** The larger part of a position. */
export type Full = {
  /** `seat`, `spectator` or `open`. */
  as: string;
  /** What the asker may also decide beside the course of the game, waited on or not: a payment, say. */
  aside: Legal[];
  /** After how many decisions this is. */
  at: number;
  /** What each seat has on its clock. */
  clocks: (ClockBody | null)[];
  /** Why each computer last decided as it did, as far as this process knows; only now. */
  explanations: Explanation[];
  /** Every decision the asker may take now. */
  legal: Legal[];
  /** What happened, as far as those eyes may know. */
  log: LogLine[];
  /** The result by the rules, once there is one. */
  outcome: unknown;
  /** Whose eyes, for `seat`. */
  seat: number | null;
  /** How many of the asker's decisions can be taken back now. */
  undoable: number;
  /** What those eyes may see, in the game's own shape. */
  view: unknown;
};

/** A game. */
export type Game = {
  /** Whether the players may agree that nobody has won. */
  draws: boolean;
  /** Every way it can end. */
  ends: string[];
  id: string;
  /** The levels of computer players, from the weakest to the strongest. */
  levels: Level[];
  name: string;
  options: GameOption[];
  /** Whether seats pay each other, so that payments can be offered. */
  payments: boolean;
  /** The version of its rules. */
  rules: number;
  seats: SeatRange;
  /** The level that goes on for whoever leaves the game or is out of time, unless the table says another. */
  stand_in: string;
};

/** An option of a game. */
export type GameOption = {
  default: unknown;
  /** One sentence. */
  help: string;
  key: string;
  /** `"flag"`, `{"choice": […]}`, `{"number": {"min", "max", "default"}}` or `"file"`. */
  kind: unknown;
  /** The rule it comes from. */
  rule: string;
};

/** A password, where there is one. */
export type Goodbye = {
  /** The account's password; guests have none. */
  password?: string | null;
};

/** Something that was done. */
export type HistoryLine = {
  at: number;
  /** `decide`, `undo`, `resign`, `time-out`, `draw` or `vacation`. */
  kind: string;
  /** The decision in writing: your own, and once the game is over everybody's. */
  notation: string | null;
  seat: number;
  /** The version of the table that it made. */
  sequence: number;
};

/** A decision that may be taken. */
export type Legal = {
  /** Whether undo will not reach it: a die falls, something hidden is shown, another seat goes on. */
  final: boolean;
  /** The decision in writing. */
  notation: string;
  quote: QuoteBody | null;
};

/** What you may decide now. */
export type LegalDecisions = {
  /** What you may also decide beside the course of the game, waited on or not. */
  aside: string[];
  /** Whether the table is finished: nothing here changes any more. */
  final: boolean;
  /** Every decision you may take now, in writing. */
  legal: string[];
  /** The version of the table: what goes into `after`. */
  sequence: number;
  /** How far the table is. */
  state: string;
  /** Who must decide now. */
  waiting_on: number[];
};

/** A level of computer players. */
export type Level = {
  /** One sentence. */
  help: string;
  name: string;
};

/** An event of the log. */
export type LogLine = {
  /** The event, in the game's own shape. */
  event: unknown;
  /** How many decisions had been taken before the one that caused it. */
  number: number;
};

/** A record, and which part of it is wanted. */
export type LookAtRecord = {
  /** How many positions, at most 32; one unless said. */
  count?: number | null;
  /** Whose eyes. */
  eyes?: RecordEyes;
  /** After how many decisions the first position is. */
  from?: number;
  /** Whether the log of the whole game is wanted. */
  log?: boolean;
  /** The record, with its seed (`docs/record.md`). */
  record: Record<string, unknown>;
};

/** Somebody. */
export type Me = {
  /** Since when. */
  created: number;
  /** Whether there is no password to come back with. */
  guest: boolean;
  /** An opaque id. */
  id: string;
  /** The tag of the language to speak to them in; null where they have not said, and their browser decides. */
  language: string | null;
  /** What others see. */
  name: string;
};

/** A way to be told. */
export type NewChannel = PushKeys & {
  kind: 'push';
} | {
  /** The address. */
  address: string;
  kind: 'email';
} | {
  kind: 'discord';
  /** Where: https. */
  url: string;
} | {
  kind: 'webhook';
  /** Where: https. */
  url: string;
};

/** A guest, with a name or without. */
export type NewGuest = {
  /** What others see; made up unless said. */
  name?: string | null;
};

/** An offer that somebody makes. */
export type NewOffer = {
  /** How much. */
  amount: number;
  kind: 'payment';
  /** What for, at most 200 characters. */
  text?: string | null;
  /** The seat it is for. */
  to: number;
} | {
  /** How much. */
  amount: number;
  kind: 'request';
  /** What for, at most 200 characters. */
  text?: string | null;
  /** The seat that is asked. */
  to: number;
} | {
  kind: 'draw';
  /** A word with it, at most 200 characters. */
  text?: string | null;
};

/** A table that somebody wants. */
export type NewTable = {
  /** How the time to decide is limited. */
  clock?: ClockSpec;
  /** The id of the game. */
  game: string;
  /** The options that differ from the defaults. */
  options?: Record<string, unknown>;
  /** Whether the table is kept out of the lobby. */
  private?: boolean;
  /** Whether the game counts for ratings. */
  rated?: boolean;
  /** Who is to sit where. */
  seats: SeatWish[];
  /** The level of the computer that goes on for whoever leaves the game or is out of time; the game's usual one unless said. */
  stand_in?: string | null;
  /** Whether it starts by itself once all seats are filled; it does unless said. */
  start?: boolean | null;
};

/** A personal token to be made. */
export type NewToken = {
  /** What it is for, in your words. */
  label: string;
  /** `read`, `play` or both; `play` includes `read`. */
  scopes: string[];
};

/** A decision in writing. */
export type Notation = {
  notation: string;
};

/** An offer. */
export type Offer = {
  /** The seats that have accepted a draw. */
  accepted: number[];
  amount: number | null;
  at: number;
  /** The seat that made it. */
  from: number;
  /** `draw`, `payment` or `request`. */
  kind: string;
  number: number;
  /** `open`, `withdrawn`, `accepted`, `declined`, or `lapsed` when the game ended before an answer. */
  state: string;
  /** Plain text. */
  text: string;
  /** The seat it is for; nobody in particular for a draw. */
  to: number | null;
};

/** What you say to an offer. */
export type OfferAnswer = {
  answer: Answer;
};

/** What you can set about yourself. */
export type PersonSettings = {
  /** The tag of a language, such as `de`: for problems, mail, pushes and webhooks, and for the page in every browser. */
  language: string;
};

/** A table at one moment, for one pair of eyes. */
export type Position = (Full | null) & {
  /** How many decisions stand. */
  decisions: number;
  /** Whether the table is finished: nothing here changes any more. */
  final: boolean;
  /** The version of the table. */
  sequence: number;
  /** How far the table is. */
  state: string;
  /** The id of the table. */
  table: string;
  /** Who must decide now. */
  waiting_on: number[];
};

/** The body of a problem. */
export type Problem = {
  /** Which problem: stable. */
  code: 'bad-request' | 'bad-options' | 'bad-notation' | 'refused' | 'undo-refused' | 'stale' | 'key-reused' | 'no-session' | 'wrong-password' | 'name-taken' | 'cross-site' | 'not-yours' | 'not-allowed' | 'still-running' | 'not-running' | 'already-started' | 'seat-taken' | 'already-seated' | 'undelivered' | 'offer-closed' | 'not-found' | 'method-not-allowed' | 'too-large' | 'too-many-requests' | 'unavailable' | 'fault';
  /** What exactly, for people, in their language. */
  detail: string;
  /** The HTTP status. */
  status: number;
  /** The kind of problem, for people, in their language. */
  title: string;
  /** Always `about:blank`. */
  type: string;
};

/** What a browser gives to be told: `PushSubscription.toJSON()`, its keys beside the address. */
export type PushKeys = {
  /** The browser's secret, as base64url. */
  auth: string;
  /** The address of the push service. */
  endpoint: string;
  /** The browser's public key, as base64url. */
  p256dh: string;
};

/** A price, step by step. */
export type QuoteBody = {
  /** The steps: label (a message key), rule, amount. */
  lines: Record<string, unknown>[];
  /** The sum. */
  total: number;
  /** What is paid with, as a message key. */
  unit: string;
};

/** A rating. */
export type Rating = {
  /** How far the truth may be from it. */
  deviation: number;
  /** The id of the game. */
  game: string;
  /** How many games it follows from. */
  games: number;
  name: string;
  /** Whose. */
  person: string;
  /** Whether it says little as yet. */
  provisional: boolean;
  /** The rating; everybody begins with 1500. */
  rating: number;
  /** With how many players. */
  seats: number;
};

/** A record, as far as it was asked for. */
export type RecordBody = {
  /** What bound the seed. */
  commitment: string;
  /** How many decisions there are. */
  decisions: number;
  /** The id of the game. */
  game: string;
  /** What happened, as far as those eyes could know; empty unless asked for. */
  log: LogLine[];
  /** The names of the players, by seat. */
  names: string[];
  /** The result by the rules, if the record leads to one. */
  outcome: unknown;
  /** The positions from the first one on. */
  positions: RecordPosition[];
  /** The sides they played, as message keys, by seat. */
  roles: (string | null)[];
  /** The seed. */
  seed: string | null;
};

/** Whose eyes a record is seen with. It has its seed, so all of it is known to whoever sends it. */
export type RecordEyes = 'open' | 'spectator' | {
  /** What that seat could see. */
  seat: number;
};

/** A record after some of its decisions. */
export type RecordPosition = {
  /** After how many decisions this is. */
  at: number;
  /** What those eyes could see, in the game's own shape. */
  view: unknown;
};

/** A seat of a table. */
export type Seat = {
  away: null | number;
  clock: ClockBody | null;
  /** `person`, `computer`, `open` or `invited`. */
  kind: string;
  level: string | null;
  /** Whether it is the asker's. */
  me: boolean;
  name: string | null;
  /** Whether its person watches now. */
  online: boolean;
  person: string | null;
  /** The person's rating in this game with so many players, once they have one. */
  rating: number | null;
  /** The side it plays, as a message key. */
  role: string | null;
  seat: number;
};

/** How many can play. */
export type SeatRange = {
  max: number;
  min: number;
};

/** Who is to have a seat. */
export type SeatWish = {
  kind: 'computer';
  /** Its level; the strongest unless said. */
  level?: string | null;
} | {
  kind: 'invited';
  /** The account's name. */
  name: string;
} | {
  kind: 'me';
} | {
  kind: 'open';
};

/** A name and a password. */
export type Secrets = {
  name: string;
  password: string;
};

/** Who takes the open seats. */
export type StartWith = {
  /** The level of the computers on open seats; the strongest unless said. */
  level?: string | null;
};

/** A table as everybody may know it. */
export type Table = {
  /** How the time to decide is limited. */
  clock: ClockSpec;
  /** What binds the seed before the first decision. */
  commitment: string;
  created: number;
  /** How many decisions stand. */
  decisions: number;
  /** Why each computer last decided as it did, as far as this process knows; not in lists of tables. */
  explanations: Explanation[];
  finished: null | number;
  /** The id of the game. */
  game: string;
  /** An opaque id. */
  id: string;
  /** The asker's seat. */
  my_seat: number | null;
  /** The offers that wait for an answer; not in lists of tables. */
  offers: Offer[];
  /** All options. */
  options: unknown;
  /** Who made it. */
  owner: string;
  /** Whether it is kept out of the lobby. */
  private: boolean;
  /** Whether it counts for ratings. */
  rated: boolean;
  /** The next game of this table. */
  rematch: string | null;
  /** The table this is the next game of. */
  rematch_of: string | null;
  result: TableResult | null;
  /** Who sits where. */
  seats: Seat[];
  /** The seed, once the game is over. */
  seed: string | null;
  /** The version of the table: grows with everything that is written. */
  sequence: number;
  /** How many watch without a seat. */
  spectators: number;
  /** The level of the computer that goes on for whoever leaves the game or is out of time. */
  stand_in: string | null;
  started: null | number;
  /** `open`, `running` or `finished`. */
  state: string;
  /** Who must decide now. */
  waiting_on: number[];
};

/** The result of a table. */
export type TableResult = {
  /** The way it ended: one of the game's, or `resigned`, `timed-out`, `agreed-draw`. */
  end: string;
  /** Who resigned or was out of time. */
  seat: number | null;
  /** How each seat did, by seat. */
  standings: Record<string, unknown>[];
};

/** One thing that a decision changes. */
export type Term = {
  /** The thing it is about, as an id of the game; empty if there is none. */
  about: string;
  /** What it is, as a message key. */
  key: string;
  /** What it is worth to the seat, in victory points. */
  points: number;
};

/** Some plain text. */
export type Text = {
  text: string;
};

/** What happens when time is up. */
export type TimeOut = 'computer' | 'forfeit';

/** A personal token. */
export type Token = {
  created: number;
  id: string;
  label: string;
  scopes: string[];
  /** The token itself, shown once. */
  token: string | null;
};

/** A person's vacation. */
export type Vacation = {
  /** The days you can still take this year. */
  days_left: number;
  until: null | number;
};
