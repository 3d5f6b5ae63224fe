/** Leads through a lesson: what is shown, what may be pressed, and what comes then. */
import { loadGame } from '../games';
import type { GameModule, LegalDecision, LogEntry } from '../lib/board';
import { i18n } from '../lib/i18n.svelte';
import type { Anchor, Pending } from '../lib/press';
import type { Texts } from '../lib/texts';
import {
  asked,
  decided,
  decisions,
  figuresOf,
  positionAt,
  START,
  stepAt,
  toStep,
  type Lesson,
  type Part,
  type Place,
} from './lesson';
import { keepProgress } from './progress';

const NOTHING: LegalDecision[] = [];

export class Tutor {
  readonly lesson: Lesson;
  readonly module: GameModule;
  readonly texts: Texts;
  place = $state.raw<Place>(START);
  /** The decision whose price is shown. */
  pending = $state.raw<Pending | null>(null);
  /** Something else than what glows was pressed; counts up, so that it is said again. */
  missed = $state(0);
  /** What a phone shows. */
  part = $state<Part>('map');
  readonly busy = false;

  private constructor(lesson: Lesson, module: GameModule, texts: Texts) {
    this.lesson = lesson;
    this.module = module;
    this.texts = texts;
  }

  static async open(lesson: Lesson, step: number): Promise<Tutor> {
    const [module, texts] = await Promise.all([loadGame(lesson.game), i18n.forGame(lesson.game)]);
    const tutor = new Tutor(lesson, module, texts);
    tutor.go(step);
    return tutor;
  }

  step = $derived.by(() => stepAt(this.lesson, this.place));
  position = $derived.by(() => positionAt(this.lesson, this.place));
  asked = $derived.by(() => asked(this.lesson, this.place));
  at = $derived.by(() => decisions(this.lesson, this.place));
  legal = $derived.by<LegalDecision[]>(() => (this.position.next && this.asked ? [this.position.next] : NOTHING));
  log = $derived.by<LogEntry[]>(() => this.lesson.log.filter(({ number }) => number < this.at));
  figures = $derived.by(() => figuresOf(this.lesson, this.place.step));

  get last(): number {
    return this.lesson.steps.length - 1;
  }
  get atEnd(): boolean {
    return this.place.step === this.last;
  }

  title(step: number): string {
    return this.texts.t(`learn-${this.lesson.steps[step]?.key}-title`);
  }
  /** One message may hold several paragraphs, with an empty line between them. */
  get paragraphs(): string[] {
    return this.texts.t(`learn-${this.step.key}-text`, this.figures).split(/\n\s*\n/);
  }
  get task(): string | null {
    return this.asked ? this.texts.t(`learn-${this.step.key}-do`, this.figures) : null;
  }

  #set(place: Place) {
    this.place = place;
    this.pending = null;
    this.missed = 0;
    this.part = this.asked && place.taken > 0 ? this.asked.on : this.step.show;
    keepProgress(this.lesson.game, place.step, this.last);
  }

  go(step: number) {
    this.#set(toStep(this.lesson, step));
  }

  describe(notation: string): string {
    return this.module.describe(notation, this.texts.t);
  }

  note(notation: string): string | null {
    return this.module.note?.(notation, this.position.view) ?? null;
  }

  /** A press on something: what costs shows its price first, as at a table. */
  press(notation: string, anchor: Anchor | null) {
    const next = this.legal.find((decision) => decision.notation === notation);
    if (!next) this.missed += 1;
    else if ((next.quote?.lines.length ?? 0) > 0) {
      this.missed = 0;
      this.pending = { notation, quote: next.quote, refusal: null, final: false, anchor };
    } else this.decide(notation);
  }

  decide(notation: string) {
    const next = decided(this.lesson, this.place, notation);
    if (next) this.#set(next);
    else this.missed += 1;
  }
}
