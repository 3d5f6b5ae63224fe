/** A game as it is read, at a table or in a replay: its log, its sentences, and its board's own functions. */
import { loadGame } from '../games';
import type { GameModule, LogEntry, Scene } from './board';
import { i18n } from './i18n.svelte';
import { Texts } from './texts';

export class Reader {
  log = $state.raw<LogEntry[]>([]);
  module = $state.raw<GameModule | null>(null);
  texts = $state.raw(new Texts([]));
  scenes = $derived.by<Scene[]>(() => this.safely(() => this.module?.scenes?.(this.log, this.texts.t), []));

  /** Gives what puts the game there, once it is here. */
  protected async load(game: string): Promise<() => void> {
    const [module, texts] = await Promise.all([loadGame(game), i18n.forGame(game)]);
    return () => {
      this.module = module;
      this.texts = texts;
    };
  }

  /** A game's own function must never take the page down. */
  safely<T>(run: () => T | undefined, otherwise: T): T {
    try {
      return run() ?? otherwise;
    } catch (error) {
      console.error(error);
      return otherwise;
    }
  }

  /** What the decision before a moment brought about. */
  logAt(at: number): LogEntry[] {
    return this.log.filter((entry) => entry.number === at - 1);
  }
  /** What these events touched on the board. */
  touched(entries: LogEntry[]): string[] {
    const of = ({ event }: LogEntry) => [
      ...(this.module?.eventTargets?.(event) ?? []),
      ...(this.module?.eventMarks?.(event) ?? []),
    ];
    return entries.flatMap((entry) => this.safely(() => of(entry), []));
  }

  describe(notation: string): string {
    return this.safely(() => this.module?.describe(notation, this.texts.t), this.texts.decision(notation));
  }
  describeEvent(event: unknown): string {
    return this.safely(() => this.module?.describeEvent(event, this.texts.t), this.texts.event(event));
  }
}
