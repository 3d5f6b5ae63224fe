/** A game looked at from its start to its end (or to now), at any decision. */
import { asProblem, type Problem } from './api';
import type { Chapter } from './board';
import { Reader } from './reader.svelte';
import { isEyes, type Eyes, type Source, type Story } from './sources';

export class ReplayStore extends Reader {
  readonly source: Source;
  story = $state.raw<Story | null>(null);
  view = $state.raw<unknown>(null);
  /** Which decision the view belongs to: behind `at` while the server is asked. */
  shown = $state(-1);
  failed = $state.raw<Problem | null>(null);
  at = $state(0);
  eyes = $state<Eyes>('spectator');
  playing = $state(false);
  speed = $state(1);
  pointed = $state.raw<string[]>([]);

  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(source: Source) {
    super();
    this.source = source;
  }

  get last(): number {
    return this.story?.decisions ?? 0;
  }
  get choices(): Eyes[] {
    return this.story ? this.source.eyes(this.story) : [];
  }
  /** The seat whose eyes these are. */
  get seat(): number | null {
    if (this.eyes === 'me') return this.story?.table?.my_seat ?? null;
    const seat = /^seat-(\d+)$/.exec(this.eyes)?.[1];
    return seat === undefined ? null : Number(seat);
  }
  /** What had happened by the decision shown. */
  logShown = $derived(this.log.filter((entry) => entry.number < this.at || (this.at === 0 && entry.number === 0)));
  /** What the last decision touched. */
  fresh = $derived(this.at === 0 ? [] : this.touched(this.logAt(this.at)));
  highlight = $derived(this.pointed.length > 0 ? this.pointed : this.fresh);
  chapters = $derived.by<Chapter[]>(() => this.safely(() => this.module?.chapters?.(this.log, this.texts.t), []));

  async open(at: number | null, eyes: string | null) {
    try {
      const story = await this.source.story();
      const put = await this.load(story.game);
      this.story = story;
      put();
      const [first = 'spectator'] = this.choices;
      this.eyes = isEyes(eyes) && this.choices.includes(eyes) ? eyes : first;
      this.log = await this.source.log(this.eyes);
      await this.go(at ?? (story.over ? 0 : story.decisions));
    } catch (error) {
      this.failed = asProblem(error);
    }
  }

  close() {
    clearTimeout(this.#timer);
    this.playing = false;
  }

  async look(eyes: Eyes) {
    if (eyes === this.eyes) return;
    this.eyes = eyes;
    try {
      this.log = await this.source.log(eyes);
      await this.go(this.at);
    } catch (error) {
      this.failed = asProblem(error);
    }
  }

  async go(at: number) {
    const wanted = Math.max(0, Math.min(at, this.last));
    const { eyes } = this;
    this.at = wanted;
    const view = await this.source.view(wanted, eyes);
    if (this.at !== wanted || this.eyes !== eyes) return;
    this.view = view;
    this.shown = wanted;
    // The next one is asked for before it is wanted.
    if (wanted < this.last) void this.source.view(wanted + 1, eyes).catch(() => undefined);
  }

  viewAt = (at: number): Promise<unknown> => this.source.view(at, this.eyes);

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

  role(seat: number): string {
    const role = this.story?.seats[seat]?.role;
    return role ? this.texts.name(role) : this.texts.t('seat-number', { seat: seat + 1 });
  }
}
