/** Loads catalogues: those of the shell at the start, those of a game with its board. */
import type { FluentBundle } from '@fluent/bundle';
import { Texts } from './texts';

type Loader = () => Promise<string>;

const files = import.meta.glob<string>('../../../locales/*/**/*.ftl', { query: '?raw', import: 'default' });

/** Which area a file belongs to: `locales/en/shell.ftl` and `locales/en/shell/forms.ftl` are both of `shell`. */
function place(path: string): { language: string; area: string } | null {
  const match = /locales\/([^/]+)\/([^/]+?)(?:\.ftl|\/.*\.ftl)$/.exec(path);
  return match?.[1] && match[2] ? { language: match[1], area: match[2] } : null;
}

const byArea = new Map<string, Loader[]>();
for (const [path, load] of Object.entries(files).sort(([a], [b]) => a.localeCompare(b))) {
  const where = place(path);
  if (!where) continue;
  const key = `${where.language}/${where.area}`;
  byArea.set(key, [...(byArea.get(key) ?? []), load]);
}

const bundles = new Map<string, Promise<FluentBundle>>();

function bundle(language: string, area: string): Promise<FluentBundle> {
  const key = `${language}/${area}`;
  let loaded = bundles.get(key);
  if (!loaded) {
    const sources = (byArea.get(key) ?? []).map((load) => load());
    loaded = Promise.all(sources).then((texts) => Texts.bundle(language, texts));
    bundles.set(key, loaded);
  }
  return loaded;
}

/** The areas of a game: named after its id or the id's first words. */
function areasOf(game: string, language: string): string[] {
  return [...byArea.keys()]
    .filter((key) => key.startsWith(`${language}/`))
    .map((key) => key.slice(language.length + 1))
    .filter((area) => game === area || game.startsWith(`${area}-`));
}

class I18n {
  language = $state('en');
  #shell = $state.raw(new Texts([]));

  /** Must have ended before anything is drawn. */
  async start(language = 'en') {
    this.language = language;
    this.#shell = new Texts(await this.#shared());
  }

  async #shared(): Promise<FluentBundle[]> {
    const languages = this.language === 'en' ? ['en'] : [this.language, 'en'];
    return Promise.all(languages.flatMap((language) => [bundle(language, 'shell'), bundle(language, 'table')]));
  }

  /** The sentences of a game, with those of the shell behind them. */
  async forGame(game: string): Promise<Texts> {
    const languages = this.language === 'en' ? ['en'] : [this.language, 'en'];
    const own = languages.flatMap((language) => areasOf(game, language).map((area) => bundle(language, area)));
    return new Texts([...(await Promise.all(own)), ...(await this.#shared())]);
  }

  /** Only what a game says of itself on the first page: its catalogue `about.ftl`. */
  async about(game: string): Promise<Texts> {
    const found = Object.entries(files).filter(([path]) => {
      const where = place(path);
      const named = where && (game === where.area || game.startsWith(`${where.area}-`));
      return named && path.endsWith('/about.ftl') && (where.language === this.language || where.language === 'en');
    });
    const own = found.map(async ([, load]) => Texts.bundle('en', [await load()]));
    return new Texts(await Promise.all(own));
  }

  get texts(): Texts {
    return this.#shell;
  }
  t = (key: string, args?: Record<string, string | number>) => this.#shell.t(key, args);
}

export const i18n = new I18n();
export const t = i18n.t;
