/**
 * Server-sent events that come back by themselves.
 *
 * The browser resumes a broken stream with `Last-Event-ID`; it gives up when the server answers with an error, so this
 * opens a new one with growing pauses, and at once when the network or the page returns.
 */
export type StreamState = 'connecting' | 'open' | 'waiting' | 'closed';

export interface StreamOptions {
  events: Record<string, (data: unknown) => void>;
  state?: (state: StreamState) => void;
  /** After a break that the browser could not mend: events may have been missed. */
  resumed?: () => void;
}

/** Pauses between attempts, in milliseconds: doubled up to half a minute, with some chance in it. */
export function pause(attempt: number, chance: number = Math.random()): number {
  const full = Math.min(30_000, 500 * 2 ** Math.min(attempt, 8));
  return Math.round(full * (0.75 + chance * 0.5));
}

export class Stream {
  #address: string;
  #options: StreamOptions;
  #source: EventSource | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #attempt = 0;
  #broken = false;
  #closed = false;

  constructor(address: string, options: StreamOptions) {
    this.#address = address;
    this.#options = options;
    addEventListener('online', this.#now);
    document.addEventListener('visibilitychange', this.#now);
    this.#open();
  }

  #set(state: StreamState) {
    this.#options.state?.(state);
  }

  #open() {
    if (this.#closed) return;
    this.#source?.close();
    this.#set('connecting');
    const source = new EventSource(this.#address);
    this.#source = source;
    source.onopen = () => {
      this.#attempt = 0;
      this.#set('open');
      if (this.#broken) this.#options.resumed?.();
      this.#broken = false;
    };
    source.onerror = () => {
      this.#broken = true;
      this.#set('waiting');
      if (source.readyState !== EventSource.CLOSED) return;
      clearTimeout(this.#timer);
      this.#timer = setTimeout(() => this.#open(), pause(this.#attempt++));
    };
    for (const [name, take] of Object.entries(this.#options.events)) {
      source.addEventListener(name, (event) => {
        let data: unknown;
        try {
          data = JSON.parse((event as MessageEvent<string>).data);
        } catch {
          return;
        }
        take(data);
      });
    }
  }

  #now = () => {
    if (document.hidden || this.#source?.readyState !== EventSource.CLOSED) return;
    clearTimeout(this.#timer);
    this.#open();
  };

  close() {
    this.#closed = true;
    clearTimeout(this.#timer);
    removeEventListener('online', this.#now);
    document.removeEventListener('visibilitychange', this.#now);
    this.#source?.close();
    this.#set('closed');
  }
}
