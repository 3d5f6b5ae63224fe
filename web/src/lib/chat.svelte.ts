/** What is said at a table. */
import { api } from './api';
import type { ChatLine } from './types';

export class Chat {
  readonly table: string;
  lines = $state.raw<ChatLine[]>([]);
  unread = $state(0);
  #open = false;

  constructor(table: string) {
    this.table = table;
  }

  /** What was said before; without it, the talk begins here. */
  load() {
    api.chat(this.table).then(
      (lines) => this.#add(lines),
      () => undefined,
    );
  }

  take(line: ChatLine) {
    const fresh = this.#add([line]);
    if (!this.#open) this.unread += fresh;
  }

  async say(text: string) {
    this.#add([await api.say(this.table, text)]);
  }

  /** Somebody reads it, until what this gives is called. */
  read(): () => void {
    this.#open = true;
    this.unread = 0;
    return () => {
      this.#open = false;
    };
  }

  /** Gives how many of these lines are new. */
  #add(lines: ChatLine[]): number {
    const known = new Set(this.lines.map((line) => line.number));
    const fresh = lines.filter((line) => !known.has(line.number));
    if (fresh.length > 0) this.lines = [...this.lines, ...fresh].sort((a, b) => a.number - b.number);
    return fresh.length;
  }
}
