/** One table as a person sees it: follows the server, keeps the log, takes decisions. */
import { api, asProblem, type Problem } from './api';
import { attention } from './attention.svelte';
import type { LegalDecision, LogEntry, Quote, Refusal } from './board';
import { Chat } from './chat.svelte';
import { ending } from './decisions';
import { collected, explained } from './explain';
import { merged, since } from './log';
import { Moments } from './moments';
import { now } from './now.svelte';
import { refusalOf, type Anchor, type Pending } from './press';
import { Reader } from './reader.svelte';
import { lastOwn, Recap, stops } from './recap.svelte';
import { Scenes } from './scenes.svelte';
import { settings } from './settings.svelte';
import { heard, play } from './sound';
import { recall, remember } from './stored';
import { Stream, type StreamState } from './stream';
import { toasts } from './toasts.svelte';
import type { ChatLine, Explanation, Position, PositionNews, Presence, SeatClock, Table } from './types';

export class TableStore extends Reader {
  readonly id: string;
  table = $state.raw<Table | null>(null);
  position = $state.raw<Position | null>(null);
  readonly chat: Chat;
  /** Why computers decided as they did, by the number of the decision. */
  explanations = $state.raw<ReadonlyMap<number, Explanation>>(new Map());
  connection = $state<StreamState>('connecting');
  busy = $state(false);
  pending = $state.raw<Pending | null>(null);
  failed = $state.raw<Problem | null>(null);
  pointed = $state.raw<string[]>([]);
  /** The decision from which on things are new to me. */
  freshFrom = $state<number | null>(null);
  /** What changed since my last turn, while it is played again. */
  recap = $state.raw<Recap | null>(null);
  readonly stage: Scenes;

  #stream: Stream | null = null;
  #received = 0;
  #refreshing: Promise<void> | null = null;
  #again = false;
  #closed = false;

  #past = new Moments((at) =>
    api.position(this.id, { at: Number(at), log_since: Number(at) }).then((position) => position.view),
  );

  constructor(id: string) {
    super();
    this.id = id;
    this.chat = new Chat(id);
    this.stage = new Scenes(id);
  }

  // --- What there is ---------------------------------------------------------------------------------------------

  get mySeat(): number | null {
    return this.position?.seat ?? this.table?.my_seat ?? null;
  }
  get legal(): LegalDecision[] {
    return this.position?.legal ?? [];
  }
  /** What I may decide besides, waited on or not. */
  get aside(): LegalDecision[] {
    return this.position?.aside ?? [];
  }
  get waitingOn(): number[] {
    return this.position?.waiting_on ?? this.table?.waiting_on ?? [];
  }
  get myTurn(): boolean {
    return this.mySeat !== null && this.table?.state === 'running' && this.waitingOn.includes(this.mySeat);
  }
  get isFresh(): (entry: LogEntry) => boolean {
    const from = this.freshFrom;
    return (entry) => from !== null && entry.number >= from;
  }
  fresh = $derived.by<string[]>(() => {
    if (!this.module?.eventTargets || this.freshFrom === null) return [];
    return [...new Set(this.touched(this.log.filter(this.isFresh)))];
  });
  /** What is drawn: now, or a moment since my last turn. */
  view = $derived<unknown>(this.recap?.view ?? this.position?.view);
  highlight = $derived.by<string[]>(() => {
    if (this.pointed.length > 0) return this.pointed;
    if (!this.recap) return this.fresh;
    return this.touched(this.logAt(this.recap.at));
  });

  /** The View after so many decisions. */
  look = (at: number): Promise<unknown> =>
    at === this.position?.decisions ? Promise.resolve(this.position.view) : this.#past.get(String(at));

  /** Why that decision was taken, where a computer has said so. */
  explain(number: number): string | null {
    const known = this.explanations.get(number);
    return known ? explained(known, this.role(known.seat), this.texts) : null;
  }
  /** What to know before it is paid for. */
  note(notation: string): string | null {
    return this.safely(() => this.module?.note?.(notation, this.position?.view) ?? undefined, null);
  }
  targets(notation: string): string[] {
    return this.safely(() => this.module?.targets?.(notation), []);
  }

  clockOf(seat: number): SeatClock | null {
    const clock = this.position?.clocks?.[seat] ?? this.table?.seats[seat]?.clock ?? null;
    if (!clock?.running) return clock;
    return { ...clock, remaining: Math.max(0, clock.remaining - Math.max(0, now.ms - this.#received)) };
  }

  /** The side a seat plays, else its number. */
  role(seat: number): string {
    const { module, position } = this;
    const own = position && this.safely(() => module?.seatName?.(position.view, seat, this.texts.t), '');
    const role = this.table?.seats[seat]?.role;
    return own || (role ? this.texts.name(role) : this.texts.t('seat-number', { seat: seat + 1 }));
  }

  // --- Following the server --------------------------------------------------------------------------------------

  async open() {
    try {
      const table = await api.table(this.id);
      const put = await this.load(table.game);
      if (this.#closed) return;
      put();
      this.#takeTable(table);
      if (table.state !== 'open') await this.refresh(null);
      this.#recall();
      this.stage.news(this.scenes);
      this.#listen();
      this.chat.load();
    } catch (error) {
      this.failed = asProblem(error);
    }
  }

  /** A stream belongs to who opened it: somebody unknown who sits down, and so becomes a guest, opens another. */
  #listen() {
    if (this.#closed) return;
    this.#stream?.close();
    this.#stream = new Stream(api.eventsAddress(this.id), {
      events: {
        table: (data) => this.#takeTable(data as Table),
        position: (data) => this.#news(data as PositionNews),
        chat: (data) => this.chat.take(data as ChatLine),
        presence: (data) => this.#takePresence(data as Presence),
      },
      state: (state) => (this.connection = state),
      resumed: () => void this.refresh(null),
    });
  }

  close() {
    this.#closed = true;
    this.recap?.close();
    this.#stream?.close();
  }

  #takeTable(table: Table) {
    const started = this.table?.state === 'open' && table.state !== 'open';
    // Computers and people of one's own machine look the same to a stream that is shared: keep who I am.
    this.table = table;
    if (started || (table.state !== 'open' && !this.position)) void this.refresh(null);
  }

  #takePresence(presence: Presence) {
    if (!this.table) return;
    const seats = this.table.seats.map((seat) =>
      seat.kind === 'person' ? { ...seat, online: presence.online.includes(seat.seat) } : seat,
    );
    this.table = { ...this.table, seats, spectators: presence.spectators };
  }

  #news(news: PositionNews) {
    if (news.state === 'open') return;
    if (!this.position || news.sequence > this.position.sequence || news.state !== this.position.state) {
      void this.refresh(news);
    }
  }

  /** Asks for the position; asks once more if there was news while the answer was on its way. */
  refresh(news: PositionNews | null): Promise<void> {
    if (this.#refreshing) {
      this.#again = true;
      return this.#refreshing;
    }
    const from = news ? since(this.position, news) : 0;
    this.#refreshing = api
      .position(this.id, { log_since: from })
      .then((position) => this.#take(position, from))
      .catch((error: unknown) => {
        // A table that has not started has no position.
        const problem = asProblem(error);
        if (!this.position && problem.code !== 'not-running') this.failed = problem;
      })
      .finally(() => {
        this.#refreshing = null;
        if (this.#again) {
          this.#again = false;
          void this.refresh(null);
        }
      });
    return this.#refreshing;
  }

  #take(position: Position, from: number) {
    if (this.#closed || (this.position && position.sequence < this.position.sequence)) return;
    const before = this.position;
    this.#received = Date.now();
    this.position = position;
    this.log = merged(this.log, from, position.log);
    this.explanations = collected(this.explanations, position.explanations, position.decisions);
    if (before && before.decisions > position.decisions) this.#past.forget();
    if (before) this.stage.news(this.scenes);
    if (this.pending && before?.sequence !== position.sequence) this.pending = null;
    if (before && position.decisions > before.decisions && settings.value.sound) {
      const news = this.log.filter(({ number }) => number >= before.decisions).map(({ event }) => event);
      play(position.outcome ? 'end' : heard(news, this.module?.sounds));
    }
    // A side may be chosen in the course of the game: then the seats are known anew.
    const unnamed = before?.decisions !== position.decisions && this.table?.seats.some(({ role }) => !role);
    if (this.table && (position.state !== this.table.state || unnamed))
      void api.table(this.id).then(
        (table) => this.#takeTable(table),
        () => undefined,
      );
    if (this.mySeat !== null) {
      if (position.state === 'running' && position.waiting_on.includes(this.mySeat)) {
        attention.turn({ table: this.id, game: this.table?.game });
      } else attention.over(this.id);
    }
  }

  // --- What is new to me -----------------------------------------------------------------------------------------

  get #key() {
    return `kabinett.seen.${this.id}`;
  }
  #recall() {
    if (this.mySeat === null) return;
    const seen = Number(recall(this.#key));
    this.#newFrom(Number.isInteger(seen) ? seen : 0);
    // I may have decided on another device since.
    if (this.table?.state === 'running') void this.#lastDecided(this.mySeat).catch(() => undefined);
  }
  async #lastDecided(seat: number) {
    this.#newFrom(lastOwn(await api.history(this.id), seat));
  }
  #newFrom(decisions: number) {
    if (decisions > (this.freshFrom ?? 0) && decisions <= (this.position?.decisions ?? 0)) this.freshFrom = decisions;
  }
  /** I have decided: what comes after `decisions` decisions is new to me. */
  #seen(decisions: number) {
    this.freshFrom = decisions;
    remember(this.#key, String(decisions));
  }

  get isNew(): boolean {
    return this.freshFrom !== null && this.freshFrom < (this.position?.decisions ?? 0);
  }

  /** Plays what is new again. */
  async startRecap() {
    if (this.freshFrom === null) return;
    const recap = new Recap(stops(this.log, this.freshFrom), this.look);
    if (recap.stops.length === 0) return;
    this.pending = null;
    this.stage.showing = null;
    try {
      await recap.go(0);
      this.recap = recap;
      recap.play(true);
    } catch (error) {
      toasts.problem(error);
    }
  }
  endRecap() {
    this.recap?.close();
    this.recap = null;
  }

  // --- Deciding --------------------------------------------------------------------------------------------------

  /** Nothing else can be decided, and nothing taken back: asking would be idle. */
  get #forced(): boolean {
    return this.legal.length === 1 && this.position?.undoable === 0;
  }

  /** What ends or declines what is going on. */
  get done(): LegalDecision | null {
    return ending(this.legal, (notation) => this.safely(() => this.module?.ends?.(notation), false));
  }

  check = async (notation: string): Promise<Quote | Refusal> => {
    try {
      const { quote } = await api.check(this.id, notation);
      return quote ?? { unit: '', total: 0, lines: [] };
    } catch (error) {
      return refusalOf(asProblem(error));
    }
  };

  /** A press on something: decides, or shows its price first, or says why not. */
  async press(notation: string, anchor: Anchor | null = null) {
    if (this.busy) return;
    const entry = [...this.legal, ...this.aside].find((decision) => decision.notation === notation);
    if (!entry) {
      this.busy = true;
      const answer = await this.check(notation);
      this.busy = false;
      const refusal = 'refused' in answer ? answer : null;
      this.pending = { notation, quote: refusal ? null : (answer as Quote), refusal, final: false, anchor };
      return;
    }
    const final = entry.final ?? false;
    const costs = (entry.quote?.lines.length ?? 0) > 0;
    const asks = costs || this.note(notation) !== null || (final && !(this.#forced && entry === this.legal[0]));
    if (asks || settings.value.confirm === 'always') {
      this.pending = { notation, quote: entry.quote, refusal: null, final, anchor };
    } else await this.decide(notation);
  }

  async decide(notation: string) {
    if (this.busy || !this.position) return;
    this.busy = true;
    const before = this.position;
    const from = before.decisions;
    try {
      const position = await api.decide(this.id, notation, before.sequence, from);
      this.pending = null;
      this.pointed = [];
      this.endRecap();
      this.#seen(from + 1);
      if (this.stage.showing) this.stage.skip(this.scenes);
      // Computers may have decided before the answer: then the log is asked for again.
      this.#take(position, since(before, position) === from ? from : 0);
      if (since(before, position) !== from) await this.refresh(null);
    } catch (error) {
      await this.#refused(error, notation);
    } finally {
      this.busy = false;
    }
  }

  async undo() {
    if (this.busy || !this.position) return;
    this.busy = true;
    try {
      await api.undo(this.id, this.position.sequence);
      this.pending = null;
      await this.refresh(null);
      this.#seen(this.position.decisions);
    } catch (error) {
      await this.#refused(error, null);
    } finally {
      this.busy = false;
    }
  }

  async #refused(error: unknown, notation: string | null) {
    const problem = asProblem(error);
    if (problem.code === 'stale') {
      toasts.show(this.texts.t('problem-stale'), 'warn');
      this.pending = null;
      await this.refresh(null);
    } else if (notation !== null && (problem.code === 'refused' || problem.code === 'bad-notation')) {
      const anchor = this.pending?.anchor ?? null;
      this.pending = { notation, quote: null, refusal: refusalOf(problem), final: false, anchor };
    } else toasts.problem(problem);
  }

  async resign() {
    try {
      this.#takeTable(await api.resign(this.id, this.position?.sequence));
      await this.refresh(null);
    } catch (error) {
      toasts.problem(error);
    }
  }

  /** Asks for the table again, where an answer was about a part of it. */
  async reload() {
    this.#takeTable(await api.table(this.id));
  }
  async sit(seat: number) {
    this.#takeTable(await api.sit(this.id, seat));
    this.#listen();
  }
  async leave(seat: number) {
    this.#takeTable(await api.leave(this.id, seat));
  }
  async start() {
    this.#takeTable(await api.start(this.id));
  }
}
