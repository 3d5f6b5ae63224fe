/** The HTTP interface. Every failure is a `Problem`, also when there is no connection. */
import type { Analysis, AnalysisProgress, PersonSettings } from './schema';
import type {
  Channels,
  ChatLine,
  CheckAnswer,
  Game,
  HistoryLine,
  LookAtRecord,
  Me,
  NewChannel,
  NewOffer,
  NewTable,
  Offer,
  Position,
  ProblemBody,
  Rating,
  RecordAnswer,
  Table,
  TableState,
  Token,
  Vacation,
} from './types';

export class Problem extends Error {
  readonly body: ProblemBody;

  constructor(body: ProblemBody) {
    super(body.detail || body.title);
    this.name = 'Problem';
    this.body = body;
  }
  get code(): string {
    return this.body.code;
  }
  get status(): number {
    return this.body.status;
  }
}

export function asProblem(error: unknown): Problem {
  if (error instanceof Problem) return error;
  const detail = error instanceof Error ? error.message : String(error);
  return new Problem({ status: 0, code: 'client', title: 'client', detail });
}

/** The language that the server is asked to answer in. */
let language: string | null = null;

export function listenTo(tag: string) {
  language = tag;
}

type Query = Record<string, string | number | boolean | null | undefined>;

interface Send {
  method?: 'GET' | 'POST' | 'PUT' | 'DELETE';
  body?: unknown;
  query?: Query;
  headers?: Record<string, string>;
}

export function address(path: string, query: Query = {}): string {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    if (value !== null && value !== undefined && value !== false)
      search.set(name, value === true ? '1' : String(value));
  }
  const text = search.toString();
  return `/api${path}${text ? `?${text}` : ''}`;
}

async function send<T>(path: string, { method = 'GET', body, query, headers = {} }: Send = {}): Promise<T> {
  let response: Response;
  try {
    response = await fetch(address(path, query), {
      method,
      credentials: 'same-origin',
      headers: {
        accept: 'application/json',
        ...(language ? { 'accept-language': language } : {}),
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...headers,
      },
      body: body === undefined ? undefined : JSON.stringify(body),
    });
  } catch {
    throw new Problem({ status: 0, code: 'no-connection', title: 'no-connection' });
  }
  if (response.status === 204) return undefined as T;
  const text = await response.text();
  let answer: unknown;
  try {
    answer = text ? JSON.parse(text) : undefined;
  } catch {
    answer = undefined;
  }
  if (response.ok) return answer as T;
  const problem = (answer ?? {}) as Partial<ProblemBody>;
  throw new Problem({
    ...problem,
    status: response.status,
    code: problem.code ?? `http-${response.status}`,
    title: problem.title ?? response.statusText,
  });
}

const table = (id: string) => `/tables/${encodeURIComponent(id)}`;

/** A key under which a decision may be repeated without counting twice. */
function decisionKey(): string {
  return (
    crypto.randomUUID?.() ?? Array.from(crypto.getRandomValues(new Uint32Array(4)), (n) => n.toString(36)).join('-')
  );
}

/** Sends once more, under the same key, when the connection broke before an answer came. */
async function once<T>(path: string, request: Send): Promise<T> {
  const headers = { 'idempotency-key': decisionKey() };
  try {
    return await send<T>(path, { ...request, headers });
  } catch (error) {
    if (error instanceof Problem && error.code === 'no-connection') {
      await new Promise((done) => setTimeout(done, 600));
      return send<T>(path, { ...request, headers });
    }
    throw error;
  }
}

export const api = {
  me: () => send<Me>('/me'),
  guest: (name?: string) => send<Me>('/guests', { method: 'POST', body: name ? { name } : {} }),
  register: (name: string, password: string) => send<Me>('/accounts', { method: 'POST', body: { name, password } }),
  signIn: (name: string, password: string) => send<Me>('/sessions', { method: 'POST', body: { name, password } }),
  setMe: (wish: PersonSettings) => send<Me>('/me/settings', { method: 'PUT', body: wish }),
  signOut: () => send<undefined>('/sessions/current', { method: 'DELETE' }),
  deleteMe: (password?: string) => send<undefined>('/me', { method: 'DELETE', body: password ? { password } : {} }),

  tokens: () => send<Token[]>('/me/tokens'),
  makeToken: (label: string, scopes: string[]) =>
    send<Token>('/me/tokens', { method: 'POST', body: { label, scopes } }),
  removeToken: (id: string) => send<undefined>(`/me/tokens/${encodeURIComponent(id)}`, { method: 'DELETE' }),
  channels: () => send<Channels>('/me/channels'),
  addChannel: (channel: NewChannel) => send<unknown>('/me/channels', { method: 'POST', body: channel }),
  testChannel: (id: string) => send<undefined>(`/me/channels/${encodeURIComponent(id)}/test`, { method: 'POST' }),
  removeChannel: (id: string) => send<undefined>(`/me/channels/${encodeURIComponent(id)}`, { method: 'DELETE' }),
  setVacation: (days: number) => send<Vacation>('/me/vacation', { method: 'PUT', body: { days } }),
  ratings: (game: string, seats: number) => send<Rating[]>('/ratings', { query: { game, seats } }),

  games: () => send<Game[]>('/games'),

  tables: (query: { state?: TableState; mine?: boolean; game?: string; before?: number; limit?: number } = {}) =>
    send<Table[]>('/tables', { query }),
  create: (wish: NewTable) => send<Table>('/tables', { method: 'POST', body: wish }),
  table: (id: string) => send<Table>(table(id)),
  takeDown: (id: string) => send<undefined>(table(id), { method: 'DELETE' }),
  sit: (id: string, seat: number) => send<Table>(`${table(id)}/seats/${seat}`, { method: 'POST' }),
  leave: (id: string, seat: number) => send<Table>(`${table(id)}/seats/${seat}`, { method: 'DELETE' }),
  start: (id: string, level?: string) =>
    send<Table>(`${table(id)}/start`, { method: 'POST', body: level ? { level } : {} }),
  rematch: (id: string) => send<Table>(`${table(id)}/rematch`, { method: 'POST' }),
  resign: (id: string, after?: number) => send<Table>(`${table(id)}/resign`, { method: 'POST', body: { after } }),

  position: (id: string, query: { at?: number; as?: string; log_since?: number } = {}) =>
    send<Position>(`${table(id)}/position`, { query }),
  history: (id: string) => send<HistoryLine[]>(`${table(id)}/history`),
  check: (id: string, notation: string) =>
    send<CheckAnswer>(`${table(id)}/check`, { method: 'POST', body: { notation } }),
  decide: (id: string, notation: string, after: number, log_since: number) =>
    once<Position>(`${table(id)}/decisions`, { method: 'POST', body: { notation, after }, query: { log_since } }),
  undo: (id: string, after: number) => send<Position>(`${table(id)}/undo`, { method: 'POST', body: { after } }),

  offers: (id: string) => send<Offer[]>(`${table(id)}/offers`),
  offer: (id: string, wish: NewOffer) => send<Offer>(`${table(id)}/offers`, { method: 'POST', body: wish }),
  answerOffer: (id: string, number: number, answer: 'accept' | 'decline' | 'withdraw') =>
    send<Offer>(`${table(id)}/offers/${number}`, { method: 'POST', body: { answer } }),

  chat: (id: string, since = 0) => send<ChatLine[]>(`${table(id)}/chat`, { query: { since } }),
  say: (id: string, text: string) => send<ChatLine>(`${table(id)}/chat`, { method: 'POST', body: { text } }),
  notes: (id: string) => send<{ text: string }>(`${table(id)}/notes`),
  keepNotes: (id: string, text: string) =>
    send<{ text: string }>(`${table(id)}/notes`, { method: 'PUT', body: { text } }),
  record: (id: string) => send<Record<string, unknown>>(`${table(id)}/record`),
  lookAtRecord: (wish: LookAtRecord) => send<RecordAnswer>('/records/look', { method: 'POST', body: wish }),
  analysis: (id: string) => send<Analysis | AnalysisProgress>(`${table(id)}/analysis`),
  recordAddress: (id: string) => address(`${table(id)}/record`),
  eventsAddress: (id: string) => address(`${table(id)}/events`),
  myEventsAddress: () => address('/me/events'),
};
