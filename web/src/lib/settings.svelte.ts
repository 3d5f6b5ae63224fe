/** What a reader set on this device. It stays in the browser. */

export interface Settings {
  theme: 'system' | 'parchment' | 'ink';
  sound: boolean;
  motion: 'system' | 'full' | 'reduced';
  notify: boolean;
  confirm: 'needed' | 'always';
  /** The tag of a language; none until one was chosen, and the browser decides. */
  language: string | null;
  level: Record<string, string>;
}

const KEY = 'kabinett.settings';

const UNLESS_SAID: Settings = {
  theme: 'system',
  sound: false,
  motion: 'system',
  notify: false,
  confirm: 'needed',
  language: null,
  level: {},
};

function stored(): Partial<Settings> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<Settings>;
  } catch {
    return {};
  }
}

class Store {
  value = $state<Settings>({ ...UNLESS_SAID, ...stored() });
  #dark = matchMedia('(prefers-color-scheme: dark)');
  #calm = matchMedia('(prefers-reduced-motion: reduce)');

  constructor() {
    this.#dark.addEventListener('change', () => this.apply());
    this.apply();
  }

  set<K extends keyof Settings>(key: K, value: Settings[K]) {
    this.value[key] = value;
    try {
      localStorage.setItem(KEY, JSON.stringify(this.value));
    } catch {
      // Without storage the setting lasts as long as the page.
    }
    this.apply();
  }

  apply() {
    const { theme, motion } = this.value;
    const root = document.documentElement;
    root.dataset.theme = theme === 'ink' || (theme === 'system' && this.#dark.matches) ? 'ink' : 'parchment';
    root.dataset.motion = motion;
  }

  /** Whether things are placed at once instead of moved. */
  get calm(): boolean {
    return this.value.motion === 'reduced' || (this.value.motion === 'system' && this.#calm.matches);
  }
}

export const settings = new Store();
