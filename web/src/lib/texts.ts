/**
 * Sentences for people, from the Fluent catalogues in `locales/`, by the same conventions as the program's own texts.
 *
 * What a key means is said by how its message begins: `reason-` why a decision is refused, `label-` a line of a price,
 * `unit-` what is paid with, `event-` the log, `decision-` a decision, `end-` how a game ended, and the kinds of things
 * of a game, such as `space-`, for their names. A key without a sentence is shown itself, in readable form.
 *
 * A sentence gets every value it speaks of under its name, and some more about it:
 *
 * | value | arguments |
 * | --- | --- |
 * | an id | `$space`: the name of the thing; `$space-id`: the id itself |
 * | a number | `$delta`; `$delta-size` without its sign; `$delta-sign`: `minus`, `zero` or `plus` |
 * | yes or no | `$bonus`: `yes` or `no` |
 * | nothing | `$winner` and `$winner-id`: `none` |
 * | a list | `$cards`: all names; `$cards-count`; `$cards-0`, `$cards-1`, …: each as above |
 * | a variant with content | the sentence of the variant; `$from-id`: the variant |
 * | other fields | each under both names: `$buy-slot` |
 *
 * An attribute of the sentence says where to look the name up instead, with `*` for the id: `.card = ministry-m*`.
 */
import { FluentBundle, FluentResource } from '@fluent/bundle';
import type { Quote, Refusal, Translate } from './board';

type Args = Record<string, string | number>;
type Fields = Record<string, unknown>;

const NONE = 'none';
const PLACES = ['a', 'b', 'c', 'd', 'e', 'f'];

/** A key as words: what is shown when no catalogue has a sentence for it. */
export function readable(key: string): string {
  return /\d/.test(key) ? key : key.replace(/[-_]/g, ' ');
}

/** `TilePlaced` and `tile_placed` as `tile-placed`. */
function kebab(word: string): string {
  return word.replace(/_/g, '-').replace(/[A-Z]/g, (c, at: number) => (at > 0 ? '-' : '') + c.toLowerCase());
}

function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** A word of a notation as a value. */
function written(word: string): unknown {
  if (word.includes('/')) return word.split('/').map((part) => (part === '-' ? NONE : part));
  return /^-?\d+$/.test(word) ? Number(word) : word;
}

/** A variant and its content. */
function variant(object: Fields): [string, Fields] | null {
  const entries = Object.entries(object);
  const [only] = entries;
  if (!only || entries.length !== 1) return null;
  const [tag, content] = only;
  if (isFields(content)) return [tag, content];
  if (Array.isArray(content))
    return [tag, Object.fromEntries(content.map((item, at) => [PLACES[at] ?? String(at), item]))];
  return [tag, { value: content }];
}

/** The tag of an event and its fields, however it is written as JSON. */
export function tagged(object: Fields): [string, Fields] | null {
  for (const name of ['event', 'type', 'kind']) {
    const tag = object[name];
    if (typeof tag === 'string') {
      const { [name]: _, ...rest } = object;
      return [tag, rest];
    }
  }
  return variant(object);
}

export class Texts {
  readonly #source: () => readonly FluentBundle[];

  /** The catalogues, those asked first in front; as a function, where they change with the language. */
  constructor(bundles: readonly FluentBundle[] | (() => readonly FluentBundle[])) {
    this.#source = typeof bundles === 'function' ? bundles : () => bundles;
  }

  get #bundles(): readonly FluentBundle[] {
    return this.#source();
  }

  /** A number as the language writes it. */
  number(value: number): string {
    return new Intl.NumberFormat(this.#bundles[0]?.locales).format(value);
  }

  /** The catalogues of one area as a bundle. A mistake in one sentence leaves all others. */
  static bundle(language: string, sources: string[]): FluentBundle {
    const bundle = new FluentBundle(language, { useIsolating: false });
    for (const source of sources) bundle.addResource(new FluentResource(source), { allowOverrides: true });
    return bundle;
  }

  has(key: string): boolean {
    return this.#bundles.some((bundle) => bundle.getMessage(key)?.value);
  }

  lookup(key: string, args: Args = {}): string | null {
    for (const bundle of this.#bundles) {
      const pattern = bundle.getMessage(key)?.value;
      // A sentence with an argument missing says so in its place.
      if (pattern) return bundle.formatPattern(pattern, args, []);
    }
    return null;
  }

  #attribute(key: string, name: string): string | null {
    for (const bundle of this.#bundles) {
      const pattern = bundle.getMessage(key)?.attributes[name];
      if (pattern) return bundle.formatPattern(pattern, null, []);
    }
    return null;
  }

  /** The sentence of a key; a bound function, so that it can be handed on. */
  t: Translate = (key, args = {}) => {
    const text = this.lookup(key, args);
    if (text !== null) return text;
    const parts = Object.entries(args).map(([name, value]) => `${readable(name)} ${value}`);
    return readable(key) + (parts.length > 0 ? `: ${parts.join(', ')}` : '');
  };

  /** The name of a thing of the game: a space, a card, a side. */
  name(id: string): string {
    return this.lookup(id) ?? this.#ofSomeKind(id) ?? readable(id);
  }

  #ofSomeKind(id: string): string | null {
    for (const kind of (this.lookup('kinds') ?? '').split(/\s+/).filter(Boolean)) {
      const name = this.lookup(`${kind}-${id}`);
      if (name !== null) return name;
    }
    return null;
  }

  label(label: string): string {
    return this.lookup(`label-${label}`) ?? this.name(label);
  }

  end(end: string): string {
    return this.lookup(`end-${end}`) ?? this.name(end);
  }

  /** The total of a price, such as “3 action points”; nothing for what is free. */
  total(quote: Quote): string | null {
    if (quote.lines.length === 0 && !quote.unit) return null;
    if (!quote.unit) return this.number(quote.total);
    return (
      this.lookup(`unit-${quote.unit}`, { amount: quote.total }) ??
      `${this.number(quote.total)} ${this.name(quote.unit)}`
    );
  }

  /** Why a decision is refused, without the rule's number. */
  reason(refusal: Pick<Refusal, 'key' | 'args' | 'sentence' | 'detail' | 'title' | 'rule'>): string {
    const own = refusal.key ? this.filled(`reason-${refusal.key}`, refusal.args ?? {}) : null;
    const text = own ?? refusal.sentence ?? refusal.detail ?? refusal.title;
    return refusal.rule && text.startsWith(`${refusal.rule}: `) ? text.slice(refusal.rule.length + 2) : text;
  }

  /** What happened, in one line. */
  event(event: unknown): string {
    if (typeof event === 'string') return this.filled(`event-${kebab(event)}`, {}) ?? readable(event);
    const split = isFields(event) ? tagged(event) : null;
    if (!split) return this.inline(event);
    const tag = kebab(split[0]);
    return this.filled(`event-${tag}`, split[1]) ?? this.#listed(tag, split[1]);
  }

  /**
   * A decision as a sentence: `decision-WORD`, with the other words as `$a`, `$b`, … (`x/y` as a list, in which `-` is
   * nobody) and those with `+` as `$help`.
   */
  decision(notation: string): string {
    const [word = '', ...rest] = notation.split(' ');
    const fields: Fields = Object.fromEntries(PLACES.map((place) => [place, null]));
    rest
      .filter((part) => !part.startsWith('+'))
      .forEach((part, at) => {
        const place = PLACES[at];
        if (place) fields[place] = written(part);
      });
    fields.help = rest
      .filter((part) => part.startsWith('+'))
      .map((part) => {
        const [tag = '', content] = part.slice(1).split(/:(.*)/s);
        return content === undefined ? tag : { [tag]: content };
      });
    return this.filled(`decision-${word}`, fields) ?? notation;
  }

  /** The sentence of a key with these fields as arguments. */
  filled(key: string, fields: Fields): string | null {
    if (!this.has(key)) return null;
    const args: Args = {};
    for (const [name, value] of Object.entries(fields)) {
      this.#put(key, name, this.#attribute(key, name) ?? `${name}-*`, value, args);
    }
    return this.lookup(key, args);
  }

  #put(key: string, name: string, pattern: string, value: unknown, out: Args) {
    if (value === null || value === undefined) {
      out[name] = NONE;
      out[`${name}-id`] = NONE;
    } else if (typeof value === 'number') {
      const text = this.lookup(pattern.replace('*', String(value)));
      if (text !== null) {
        out[name] = text;
        out[`${name}-id`] = value;
      } else {
        out[name] = value;
        out[`${name}-size`] = Math.abs(value);
        out[`${name}-sign`] = ['minus', 'zero', 'plus'][Math.sign(value) + 1] ?? 'zero';
      }
    } else if (typeof value === 'string') {
      out[name] = this.#thing(pattern, value);
      out[`${name}-id`] = value;
    } else if (Array.isArray(value)) {
      const items: unknown[] = value.filter((item) => item !== null && item !== undefined);
      const all = items.map((item) => this.#one(pattern, item));
      out[`${name}-count`] = all.length;
      out[name] = all.length > 0 ? all.join(', ') : NONE;
      items.forEach((item, at) => this.#put(key, `${name}-${at}`, pattern, item, out));
    } else if (isFields(value)) {
      out[name] = this.#one(pattern, value);
      const split = variant(value);
      if (split && this.has(pattern.replace('*', split[0]))) {
        out[`${name}-id`] = split[0];
      } else {
        for (const [field, inner] of Object.entries(value)) {
          const long = `${name}-${field}`;
          this.#put(key, long, this.#attribute(key, long) ?? `${field}-*`, inner, out);
        }
      }
    } else if (typeof value === 'boolean') {
      // In any language: a sentence chooses its wording by it.
      out[name] = value ? 'yes' : 'no';
    } else {
      out[name] = this.#one(pattern, value);
    }
  }

  /** A value in words. */
  #one(pattern: string, value: unknown): string {
    if (value === null || value === undefined) return NONE;
    if (typeof value === 'number') return this.lookup(pattern.replace('*', String(value))) ?? this.number(value);
    if (typeof value === 'string') return this.#thing(pattern, value);
    if (isFields(value)) {
      const split = variant(value);
      const text = split ? this.filled(pattern.replace('*', split[0]), split[1]) : null;
      if (text !== null) return text;
    }
    return this.inline(value);
  }

  #thing(pattern: string, id: string): string {
    return this.lookup(pattern.replace('*', id)) ?? this.name(id);
  }

  /** What the arguments are, for a key without a sentence. */
  #listed(key: string, fields: Fields): string {
    const parts = Object.entries(fields).map(([name, value]) => `${readable(name)} ${this.inline(value)}`);
    return readable(key) + (parts.length > 0 ? `: ${parts.join(', ')}` : '');
  }

  /** Any value in one line. */
  inline(value: unknown): string {
    if (value === null || value === undefined) return '–';
    if (typeof value === 'boolean') return this.t(value ? 'yes' : 'no');
    if (typeof value === 'number') return this.number(value);
    if (typeof value === 'string') return this.name(value);
    if (Array.isArray(value)) {
      if (value.length === 0) return '–';
      return value.map((item) => this.inline(item)).join(value.some(Array.isArray) ? '; ' : ', ');
    }
    if (!isFields(value)) return String(value);
    const entries = Object.entries(value);
    if (entries.length === 0) return '–';
    return entries
      .map(([name, inner]) =>
        isFields(inner) && Object.keys(inner).length > 0
          ? `${this.name(name)} (${this.inline(inner)})`
          : `${this.name(name)} ${this.inline(inner)}`,
      )
      .join(', ');
  }
}
