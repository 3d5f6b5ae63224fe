/**
 * Speaks one language at a time: loads the catalogues of the shell at the start, those of a game with its board.
 *
 * The `Texts` it hands out stay the same when another language is chosen and say everything in it from then on, so that
 * whatever is drawn with them is drawn anew.
 */
import { languages } from 'virtual:languages';
import type { FluentBundle } from '@fluent/bundle';
import { FALLBACK, place } from './languages';
import { Texts } from './texts';

/** What only the terminal and the server say stays out of the build. */
const files = import.meta.glob<string>(
  ['../../../locales/*/**/*.ftl', '!../../../locales/*/program/*.ftl', '!../../../locales/*/server.ftl'],
  { query: '?raw', import: 'default' },
);

/** Some catalogues that are loaded together, whatever the language. */
interface Part {
  area: string;
  /** Only this file of the area. */
  file?: string;
}

const SHARED: readonly Part[] = [{ area: 'shell' }, { area: 'table' }];

const catalogues = Object.entries(files)
  .sort(([a], [b]) => a.localeCompare(b))
  .flatMap(([path, load]) => {
    const where = place(path);
    return where ? [{ ...where, load }] : [];
  });

const bundles = new Map<string, Promise<FluentBundle>>();

function bundle(language: string, { area, file }: Part): Promise<FluentBundle> {
  const key = `${language}/${area}/${file ?? '*'}`;
  let loaded = bundles.get(key);
  if (!loaded) {
    const wanted = catalogues.filter(
      (known) => known.language === language && known.area === area && (!file || known.file === file),
    );
    loaded = Promise.all(wanted.map(({ load }) => load())).then((texts) => Texts.bundle(language, texts));
    bundles.set(key, loaded);
    // What could not be loaded may be asked for again.
    loaded.catch(() => bundles.delete(key));
  }
  return loaded;
}

/** A language, with the fallback behind it where it lacks something. */
function load(language: string, parts: readonly Part[]): Promise<FluentBundle[]> {
  const lacks = languages.find(({ tag }) => tag === language)?.lacks ?? [];
  return Promise.all(
    parts.flatMap((part) => [
      bundle(language, part),
      ...(language !== FALLBACK && lacks.includes(part.area) ? [bundle(FALLBACK, part)] : []),
    ]),
  );
}

/** The areas of a game: named after its id or the id's first words. */
function areasOf(game: string): string[] {
  const areas = new Set(catalogues.map(({ area }) => area));
  return [...areas].filter((area) => game === area || game.startsWith(`${area}-`));
}

/** Sentences that are spoken somewhere on the page. */
class Voice {
  readonly parts: readonly Part[];
  #bundles = $state.raw<readonly FluentBundle[]>([]);
  readonly texts = new Texts(() => this.#bundles);
  ready: Promise<void> = Promise.resolve();

  constructor(parts: readonly Part[]) {
    this.parts = parts;
  }
  say(loaded: readonly FluentBundle[]) {
    this.#bundles = loaded;
  }
}

class I18n {
  /** What is spoken now. */
  language = $state(FALLBACK);
  #wanted = FALLBACK;
  #voices = new Map<string, Voice>();
  #shell = new Voice(SHARED);

  constructor() {
    this.#voices.set('', this.#shell);
  }

  /** Must have ended before anything is drawn. */
  start(language: string = FALLBACK): Promise<void> {
    return this.speak(language);
  }

  /** Speaks that language once its catalogues are here; until then, and where they cannot be had, nothing changes. */
  async speak(language: string): Promise<void> {
    this.#wanted = language;
    const voices = [...this.#voices.values()];
    try {
      const loaded = await Promise.all(voices.map(({ parts }) => load(language, parts)));
      // Another one may have been chosen meanwhile.
      if (this.#wanted !== language) return;
      voices.forEach((voice, at) => voice.say(loaded[at] ?? []));
      this.language = language;
      if (typeof document !== 'undefined') document.documentElement.lang = language;
    } catch (error) {
      if (this.#wanted === language) this.#wanted = this.language;
      throw error;
    }
  }

  async #voice(key: string, parts: readonly Part[]): Promise<Texts> {
    let voice = this.#voices.get(key);
    if (!voice) {
      const made = new Voice(parts);
      voice = made;
      this.#voices.set(key, made);
      made.ready = this.#fill(made).catch((error: unknown) => {
        this.#voices.delete(key);
        throw error;
      });
    }
    await voice.ready;
    return voice.texts;
  }

  async #fill(voice: Voice): Promise<void> {
    for (;;) {
      const language = this.#wanted;
      const loaded = await load(language, voice.parts);
      if (language !== this.#wanted) continue;
      voice.say(loaded);
      return;
    }
  }

  /** The sentences of a game, with those of the shell behind them. */
  forGame(game: string): Promise<Texts> {
    return this.#voice(game, [...areasOf(game).map((area) => ({ area })), ...SHARED]);
  }

  /** Only what a game says of itself on the first page: its catalogue `about.ftl`. */
  about(game: string): Promise<Texts> {
    return this.#voice(
      `${game}/about`,
      areasOf(game).map((area) => ({ area, file: 'about' })),
    );
  }

  get texts(): Texts {
    return this.#shell.texts;
  }
  t = (key: string, args?: Record<string, string | number>) => this.#shell.texts.t(key, args);
}

export const i18n = new I18n();
export const t = i18n.t;
