/**
 * Which language somebody is spoken to in: what their browser asks for, until they choose; then what they chose, in this
 * browser and, for a person, on the server, which brings it to their other devices.
 */
import { languages } from 'virtual:languages';
import { untrack } from 'svelte';
import { api, listenTo } from './api';
import { i18n } from './i18n.svelte';
import { nearest, preferred } from './languages';
import { session } from './session.svelte';
import { settings } from './settings.svelte';
import { remember } from './stored';
import type { Me } from './types';

/** Where the page for lost connections finds its words: it cannot load a catalogue. */
const OFFLINE = 'kabinett.offline';

async function speak(language: string): Promise<void> {
  await i18n.speak(language);
  listenTo(i18n.language);
  const words = { lang: i18n.language, title: 'offline-title', text: 'offline-text', again: 'try-again' };
  const said = Object.entries(words).map(([name, key]) => [name, name === 'lang' ? key : i18n.t(key)]);
  remember(OFFLINE, JSON.stringify(Object.fromEntries(said)));
}

/** The language at the first moment. Must have ended before anything is drawn. */
export function start(): Promise<void> {
  const { language } = settings.value;
  return speak(preferred([...(language ? [language] : []), ...navigator.languages], languages));
}

/** Speaks another language from now on. */
export async function choose(language: string): Promise<void> {
  await speak(language);
  settings.set('language', language);
  if (session.me && session.me.language !== language) {
    session.me = { ...session.me, language };
    await api.setMe({ language });
  }
}

/** Speaks as somebody wants who has just come; one who has not said so is spoken to as here. */
export function follow(me: Me): Promise<void> {
  return untrack(async () => {
    const wanted = me.language ? nearest(me.language, languages) : null;
    if (!me.language) await choose(i18n.language);
    else if (wanted && wanted !== i18n.language) {
      await speak(wanted);
      settings.set('language', wanted);
    }
  });
}
