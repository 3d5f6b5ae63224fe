/** Moments of the past, each asked for once. The latest are kept. */
const KEPT = 240;

export class Moments<T> {
  #ask: (key: string) => Promise<T>;
  #kept = new Map<string, Promise<T>>();

  constructor(ask: (key: string) => Promise<T>) {
    this.#ask = ask;
  }

  get(key: string): Promise<T> {
    const known = this.#kept.get(key);
    if (known) return known;
    const asked = this.#ask(key);
    this.#kept.set(key, asked);
    // What failed may be asked for again.
    asked.catch(() => this.#kept.delete(key));
    const [oldest] = this.#kept.keys();
    if (this.#kept.size > KEPT && oldest !== undefined) this.#kept.delete(oldest);
    return asked;
  }

  /** The past has changed: something was taken back. */
  forget() {
    this.#kept.clear();
  }
}
