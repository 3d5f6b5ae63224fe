/** What the build reads from the folders of `locales/`: see `languages.plugin.ts`. */
declare module 'virtual:languages' {
  import type { Language } from './lib/languages';

  export const languages: readonly Language[];
}
