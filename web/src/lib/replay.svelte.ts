/** A game looked at from its start to its end (or to now), at any decision. */
import { loadGame } from '../games';
import { api, asProblem, type Problem } from './api';
import type { GameModule, LogEntry } from './board';
import { i18n } from './i18n.svelte';
import { Texts } from './texts';
import type { Position, Table } from './types';

export type Eyes = 'me' | 'spectator' | 'open';
const KEPT = 240;

export class ReplayStore {
  readonly id: string;
  table = $state.raw<Table | null>(null);
  position = $state.raw<Position | null>(null);
  log = $state.raw<LogEntry[]>([]);
  module = $state.raw<GameModule | null>(null);
  texts = $state.raw(new Texts([]));
  failed = $state.raw<Problem | null>(null);
  at = $state(0);
  eyes = $state<Eyes>('spectator');
  playing = $state(false);
  speed = $state(1);
  pointed = $state.raw<string[]>([]);

  #kept = new Map<string, Position>();
  #asked: AbortController | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(id: string) {
    this.id = id;
  }

  get last(): number {
    return this.table?.decisions ?? 0;
  }
  /** What had happened by the decision shown. */
  logShown = $derived(this.log.filter((entry) => entry.number < this.at || (this.at === 0 && entry.number === 0)));
  /** What the last decision touched. */
  fresh = $derived.by<string[]>(() => {
    const { module } = this;
    if (!module?.eventTargets || this.at === 0) return [];
    return this.log
      .filter((entry) => entry.number === this.at - 1)
      .flatMap((entry) => {
        try {
          return module.eventTargets?.(entry.event) ?? [];
        } catch {
          return [];
        }
      });
  });
  highlight = $derived(this.pointed.length > 0 ? this.pointed : this.fresh);
  get canOpen(): boolean {
    return this.table?.state === 'finished';
  }

  async open(at: number | null, eyes: string | null) {
    try {
      const table = await api.table(this.id);
      const [module, texts] = await Promise.all([loadGame(table.game), i18n.forGame(table.game)]);
      this.table = table;
      this.module = module;
      this.texts = texts;
      const wished = eyes === 'open' || eyes === 'spectator' || eyes === 'me' ? eyes : null;
      this.eyes =
        wished === 'open' && table.state !== 'finished'
          ? 'spectator'
          : (wished ?? (table.state === 'finished' ? 'open' : table.my_seat !== null ? 'me' : 'spectator'));
      await this.#loadLog();
      await this.go(at ?? (table.state === 'finished' ? 0 : table.decisions));
    } catch (error) {
      this.failed = asProblem(error);
    }
  }

  close() {
    this.#asked?.abort();
    clearTimeout(this.#timer);
  }

  async #loadLog() {
    const all = await api.position(this.id, { as: this.eyes, at: this.last });
    this.log = all.log;
    this.#kept.set(`${this.eyes}/${this.last}`, all);
  }

  async look(eyes: Eyes) {
    if (eyes === this.eyes) return;
    this.eyes = eyes;
    try {
      await this.#loadLog();
      await this.go(this.at);
    } catch (error) {
      this.failed = asProblem(error);
    }
  }

  async go(at: number) {
    const wanted = Math.max(0, Math.min(at, this.last));
    this.at = wanted;
    this.#asked?.abort();
    const key = `${this.eyes}/${wanted}`;
    const kept = this.#kept.get(key);
    if (kept) {
      this.position = kept;
      this.#ahead(wanted + 1);
      return;
    }
    const asked = new AbortController();
    this.#asked = asked;
    try {
      const position = await api.position(this.id, { at: wanted, as: this.eyes, log_since: wanted }, asked.signal);
      this.#keep(key, position);
      if (this.at === wanted) this.position = position;
      this.#ahead(wanted + 1);
    } catch (error) {
      if (!asked.signal.aborted) throw error;
    }
  }

  #keep(key: string, position: Position) {
    this.#kept.set(key, position);
    const [oldest] = this.#kept.keys();
    if (this.#kept.size > KEPT && oldest) this.#kept.delete(oldest);
  }

  /** Asks for the next position before it is wanted. */
  #ahead(at: number) {
    const key = `${this.eyes}/${at}`;
    if (at > this.last || this.#kept.has(key)) return;
    api.position(this.id, { at, as: this.eyes, log_since: at }).then(
      (position) => this.#keep(key, position),
      () => undefined,
    );
  }

  play(on: boolean) {
    clearTimeout(this.#timer);
    this.playing = on && this.last > 0;
    if (!this.playing) return;
    if (this.at >= this.last) this.at = 0;
    const step = async () => {
      if (!this.playing) return;
      try {
        await this.go(this.at + 1);
      } catch {
        this.playing = false;
      }
      if (this.at >= this.last) this.playing = false;
      else if (this.playing) this.#timer = setTimeout(() => void step(), 900 / this.speed);
    };
    this.#timer = setTimeout(() => void step(), 300 / this.speed);
  }

  /** Where a new chapter begins: events the game marks by its words `turn`, `war`, `round`. */
  chapters = $derived.by<{ at: number; text: string }[]>(() => {
    const words = new Set(['turn', 'war', 'war-begins', 'final-scoring']);
    return this.log
      .filter((entry) => {
        const event = entry.event as { event?: unknown } | null;
        return typeof event?.event === 'string' && words.has(event.event);
      })
      .map((entry) => ({ at: entry.number === 0 ? 0 : entry.number + 1, text: this.describeEvent(entry.event) }));
  });

  describeEvent(event: unknown): string {
    try {
      return this.module?.describeEvent(event, this.texts.t) ?? this.texts.event(event);
    } catch {
      return this.texts.event(event);
    }
  }
}
