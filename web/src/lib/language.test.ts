/** The language of a reader: from the browser, from an earlier visit, from the server; and back to both. */
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Me } from './types';

const store = new Map<string, string>();
const root = { lang: '', dataset: {} };
let sent: { path: string; method: string; language: string | undefined; body: unknown }[] = [];

/** The modules as they are on a page that has just been opened. */
async function opened(languages: string[], settings?: object) {
  vi.resetModules();
  vi.stubGlobal('navigator', { languages });
  if (settings) store.set('kabinett.settings', JSON.stringify(settings));
  const [language, { i18n }, { session }] = await Promise.all([
    import('./language.svelte'),
    import('./i18n.svelte'),
    import('./session.svelte'),
  ]);
  await language.start();
  return { ...language, i18n, session };
}
const ada = (language: string | null): Me => ({ id: 'p1', name: 'Ada', guest: true, created: 0, language });
const kept = () => (JSON.parse(store.get('kabinett.settings') ?? '{}') as { language?: string }).language;

beforeEach(() => {
  store.clear();
  sent = [];
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => store.get(key) ?? null,
    setItem: (key: string, value: string) => void store.set(key, value),
  });
  vi.stubGlobal('document', { documentElement: root });
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: () => undefined }));
  vi.stubGlobal('fetch', (path: string, { method, headers, body }: RequestInit) => {
    const language = (headers as Record<string, string>)['accept-language'];
    sent.push({ path, method: method ?? 'GET', language, body: body ? JSON.parse(body as string) : null });
    return Promise.resolve(new Response(JSON.stringify(ada('it')), { status: 200 }));
  });
});
afterEach(() => vi.unstubAllGlobals());
// Every page is opened anew, with all its modules.
vi.setConfig({ testTimeout: 30_000 });

describe('the language of a reader', () => {
  it('is that of the browser at the first visit', async () => {
    const { i18n } = await opened(['fr-FR', 'de-AT', 'en']);
    expect(i18n.language).toBe('de');
    expect(root.lang).toBe('de');
    expect(kept()).toBeUndefined();
  });

  it('is what was chosen before, unless that is no longer there', async () => {
    expect((await opened(['de'], { language: 'it' })).i18n.language).toBe('it');
    expect((await opened(['de'], { language: 'tlh' })).i18n.language).toBe('de');
  });

  it('is kept in the browser when it is chosen, and the server is asked in it', async () => {
    const { choose, session } = await opened(['de']);
    await choose('it');
    expect(kept()).toBe('it');
    expect(sent).toEqual([]);
    await session.ensure();
    expect(sent).toMatchObject([{ path: '/api/guests', method: 'POST', language: 'it' }]);
    expect(JSON.parse(store.get('kabinett.offline') ?? '')).toMatchObject({ lang: 'it', again: 'Riprova' });
  });

  it('is kept on the server for a person', async () => {
    const { choose, session } = await opened(['de']);
    session.me = ada('de');
    await choose('it');
    expect(sent).toMatchObject([{ path: '/api/me/settings', method: 'PUT', body: { language: 'it' } }]);
    expect(session.me.language).toBe('it');
  });

  it('follows a person to another device', async () => {
    const { follow, i18n } = await opened(['en']);
    await follow(ada('it'));
    expect([i18n.language, kept()]).toEqual(['it', 'it']);
    await follow(ada('tlh'));
    expect(i18n.language).toBe('it');
    expect(sent).toEqual([]);
  });

  it('is told to the server where it does not know it yet', async () => {
    const { follow, session } = await opened(['de']);
    session.me = ada(null);
    await follow(session.me);
    expect(sent).toMatchObject([{ path: '/api/me/settings', body: { language: 'de' } }]);
  });
});
