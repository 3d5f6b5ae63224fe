import { afterEach, describe, expect, it, vi } from 'vitest';
import { notify } from './notice';

const notice = { title: 'Your turn', body: 'Imperial Struggle', tag: 'abc', url: '/table/abc', icon: '/icon.png' };
const rest = { body: notice.body, tag: notice.tag, icon: notice.icon };

/** A browser with or without a service worker, whose own notices may be forbidden. */
function browser({ worker = true, own = true, permission = 'granted' } = {}) {
  const shown: unknown[] = [];
  const notes: { onclick?: () => void; close: () => void }[] = [];
  class Note {
    static permission = permission;
    close = vi.fn();
    constructor(title: string, options: unknown) {
      if (!own) throw new TypeError('Illegal constructor');
      shown.push(['page', title, options]);
      notes.push(this);
    }
  }
  const registration = {
    active: {},
    showNotification: (title: string, options: unknown) => Promise.resolve(shown.push(['worker', title, options])),
  };
  vi.stubGlobal('Notification', Note);
  vi.stubGlobal('window', { focus: vi.fn() });
  vi.stubGlobal('navigator', {
    serviceWorker: { getRegistration: () => Promise.resolve(worker ? registration : undefined) },
  });
  return { shown, notes };
}

describe('a notice', () => {
  afterEach(() => vi.unstubAllGlobals());

  it('is shown by the service worker, which knows what a press opens', async () => {
    const { shown } = browser({ own: false });
    await notify(notice, () => undefined);
    expect(shown).toEqual([['worker', 'Your turn', { ...rest, data: { url: '/table/abc' } }]]);
  });

  it('is shown by the page where there is none, and a press opens the table', async () => {
    const { shown, notes } = browser({ worker: false });
    const open = vi.fn();
    await notify(notice, open);
    expect(shown).toEqual([['page', 'Your turn', rest]]);
    notes[0]?.onclick?.();
    expect(open).toHaveBeenCalledWith('/table/abc');
    expect(notes[0]?.close).toHaveBeenCalled();
  });

  it('is left out where the browser refuses, and where the reader has not agreed', async () => {
    const refused = browser({ worker: false, own: false });
    await expect(notify(notice, () => undefined)).resolves.toBeUndefined();
    expect(refused.shown).toEqual([]);
    const unasked = browser({ permission: 'default' });
    await notify(notice, () => undefined);
    expect(unasked.shown).toEqual([]);
  });
});
