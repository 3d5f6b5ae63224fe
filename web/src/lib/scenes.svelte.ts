/** Which scenes of a table have been told to this reader, and which is told now. */
import type { Scene } from './board';
import { recall, remember } from './stored';

/** A scene on the stage, at one of its steps. */
export interface Showing {
  id: string;
  step: number;
}

export class Scenes {
  showing = $state.raw<Showing | null>(null);
  #key: string;
  #told: Record<string, number> | null;

  constructor(table: string) {
    this.#key = `kabinett.told.${table}`;
    try {
      this.#told = JSON.parse(recall(this.#key) ?? 'null') as Record<string, number> | null;
    } catch {
      this.#told = null;
    }
  }

  /** Puts the first step that is new on the stage. Who comes to a table is not told what happened before. */
  news(scenes: readonly Scene[]) {
    if (!this.#told) {
      this.#mark(scenes);
      return;
    }
    if (this.showing) return;
    const told = this.#told;
    const next = scenes.find((scene) => scene.steps.length > (told[scene.id] ?? 0));
    if (next) this.showing = { id: next.id, step: told[next.id] ?? 0 };
  }

  show(id: string, step = 0) {
    this.showing = { id, step };
  }

  /** Leaves the stage; what else is new comes next. */
  close(scenes: readonly Scene[]) {
    const scene = scenes.find(({ id }) => id === this.showing?.id);
    this.showing = null;
    if (scene) this.#mark([scene]);
    this.news(scenes);
  }

  /** Everything so far counts as told. */
  skip(scenes: readonly Scene[]) {
    this.showing = null;
    this.#mark(scenes);
  }

  #mark(scenes: readonly Scene[]) {
    this.#told = { ...this.#told, ...Object.fromEntries(scenes.map(({ id, steps }) => [id, steps.length])) };
    remember(this.#key, JSON.stringify(this.#told));
  }
}
