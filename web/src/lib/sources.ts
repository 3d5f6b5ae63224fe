/** Where a replay comes from: a table of this server, or a record that somebody has as a file. */
import { api, Problem } from './api';
import type { LogEntry } from './board';
import { Moments } from './moments';
import type { Outcome, RecordAnswer, RecordEyes, Table } from './types';

/** Whose eyes: my own, everybody's, all cards, or one seat's. */
export type Eyes = 'me' | 'spectator' | 'open' | `seat-${number}`;

export function isEyes(word: string | null): word is Eyes {
  return word !== null && /^(me|spectator|open|seat-\d+)$/.test(word);
}

/** What is known of a game before its first position. */
export interface Story {
  game: string;
  /** The table, where the server has one. */
  table: Table | null;
  seats: { name: string | null; role: string | null }[];
  decisions: number;
  over: boolean;
  commitment: string | null;
  seed: string | null;
  result: Outcome | null;
}

export interface Source {
  /** Where it can be found again; null for a file. */
  id: string | null;
  story(): Promise<Story>;
  /** Whose eyes may look. */
  eyes(story: Story): Eyes[];
  log(eyes: Eyes): Promise<LogEntry[]>;
  view(at: number, eyes: Eyes): Promise<unknown>;
}

/** How many positions of a record are asked for at once. */
const STRIDE = 16;

function recordEyes(eyes: Eyes): RecordEyes {
  const seat = /^seat-(\d+)$/.exec(eyes)?.[1];
  return seat !== undefined ? { seat: Number(seat) } : eyes === 'spectator' ? 'spectator' : 'open';
}

export class RecordSource implements Source {
  readonly id = null;
  #record: Record<string, unknown>;
  #strides: Moments<RecordAnswer>;

  constructor(record: Record<string, unknown>) {
    this.#record = record;
    this.#strides = new Moments((key) => {
      const [eyes = 'open', from = '0'] = key.split('/');
      return api.lookAtRecord({
        record: this.#record,
        eyes: recordEyes(eyes as Eyes),
        from: Number(from),
        count: STRIDE,
        log: from === '0',
      });
    });
  }

  async story(): Promise<Story> {
    const answer = await this.#strides.get('open/0');
    return {
      game: answer.game,
      table: null,
      seats: answer.names.map((name, seat) => ({ name, role: answer.roles[seat] ?? null })),
      decisions: answer.decisions,
      over: true,
      commitment: answer.commitment,
      seed: answer.seed,
      result: answer.outcome,
    };
  }

  eyes(story: Story): Eyes[] {
    return ['open', ...story.seats.map((_, seat): Eyes => `seat-${seat}`), 'spectator'];
  }

  async log(eyes: Eyes): Promise<LogEntry[]> {
    return (await this.#strides.get(`${eyes}/0`)).log;
  }

  async view(at: number, eyes: Eyes): Promise<unknown> {
    const from = Math.floor(at / STRIDE) * STRIDE;
    const { positions } = await this.#strides.get(`${eyes}/${from}`);
    return positions[at - from]?.view;
  }
}

export class TableSource implements Source {
  readonly id: string;
  #table: Table | null = null;
  #views: Moments<unknown>;
  #record: Promise<RecordSource> | null = null;

  constructor(id: string) {
    this.id = id;
    this.#views = new Moments(async (key) => {
      const [eyes = 'me', at = '0'] = key.split('/');
      const position = await api.position(this.id, { at: Number(at), as: eyes, log_since: Number(at) });
      return position.view;
    });
  }

  async story(): Promise<Story> {
    const table = await api.table(this.id);
    if (table.state === 'open') throw new Problem({ status: 409, code: 'not-running', title: '' });
    this.#table = table;
    const { game, seats, decisions, commitment, seed, result } = table;
    return { game, table, seats, decisions, over: table.state === 'finished', commitment, seed, result };
  }

  eyes({ table, over }: Story): Eyes[] {
    const mine = table?.my_seat ?? null;
    if (!over) return mine === null ? ['spectator'] : ['me', 'spectator'];
    const others = (table?.seats ?? []).filter(({ seat }) => seat !== mine).map(({ seat }): Eyes => `seat-${seat}`);
    return ['open', ...(mine === null ? [] : ['me' as const]), ...others, 'spectator'];
  }

  /** The server shows another seat's cards only to whoever has the record. */
  #recordSource(): Promise<RecordSource> {
    this.#record ??= api.record(this.id).then((record) => new RecordSource(record));
    return this.#record;
  }

  async log(eyes: Eyes): Promise<LogEntry[]> {
    if (eyes.startsWith('seat-')) return (await this.#recordSource()).log(eyes);
    return (await api.position(this.id, { as: eyes, at: this.#table?.decisions })).log;
  }

  async view(at: number, eyes: Eyes): Promise<unknown> {
    if (eyes.startsWith('seat-')) return (await this.#recordSource()).view(at, eyes);
    return this.#views.get(`${eyes}/${at}`);
  }
}
