/** Addresses of pages. Paths are made here only, so that nothing else knows how they look. */

export type Route =
  | { page: 'home' }
  | { page: 'lobby' }
  | { page: 'new'; game: string | null }
  | { page: 'table'; id: string }
  | { page: 'replay'; id: string; at: number | null; as: string | null }
  | { page: 'record'; at: number | null; as: string | null }
  | { page: 'replays' }
  | { page: 'account' }
  | { page: 'settings' }
  | { page: 'ratings' }
  | { page: 'learn'; game: string | null }
  | { page: 'lesson'; id: string; step: number | null }
  | { page: 'lost' };

/** Where a record from disk is shown; no table has this id. */
const FILE = 'file';

export function parse(path: string, search = ''): Route {
  const parts = path.split('/').filter(Boolean).map(decode);
  const query = new URLSearchParams(search);
  const [page, id] = parts;
  if (parts.length > 2) return { page: 'lost' };
  switch (page) {
    case undefined:
      return { page: 'home' };
    case 'tables':
      return { page: 'lobby' };
    case 'new':
      return { page: 'new', game: id ?? null };
    case 'table':
      return id ? { page: 'table', id } : { page: 'lost' };
    case 'replay': {
      if (!id) return { page: 'replays' };
      const number = query.get('at');
      const at = number !== null && /^\d+$/.test(number) ? Number(number) : null;
      const as = query.get('as');
      return id === FILE ? { page: 'record', at, as } : { page: 'replay', id, at, as };
    }
    case 'account':
    case 'settings':
    case 'ratings':
      return id ? { page: 'lost' } : { page };
    case 'learn':
      return { page: 'learn', game: id ?? null };
    case 'lesson': {
      const step = query.get('step');
      return id
        ? { page: 'lesson', id, step: step !== null && /^\d+$/.test(step) ? Number(step) : null }
        : { page: 'learn', game: null };
    }
    default:
      return { page: 'lost' };
  }
}

function decode(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

const id = encodeURIComponent;

export const to = {
  home: () => '/',
  lobby: () => '/tables',
  create: (game?: string) => (game ? `/new/${id(game)}` : '/new'),
  table: (table: string) => `/table/${id(table)}`,
  replays: () => '/replay',
  /** Of a table, or of the record that was opened last. */
  replay: (table: string | null, at?: number | null, as?: string | null) => {
    const query = new URLSearchParams();
    if (at !== null && at !== undefined) query.set('at', String(at));
    if (as) query.set('as', as);
    return `/replay/${id(table ?? FILE)}${query.size ? `?${query}` : ''}`;
  },
  account: () => '/account',
  settings: () => '/settings',
  ratings: () => '/ratings',
  learn: (game?: string) => (game ? `/learn/${id(game)}` : '/learn'),
  /** The guided lesson of a game, at a step counted from 1. */
  lesson: (game: string, step?: number) => `/lesson/${id(game)}${step === undefined ? '' : `?step=${step}`}`,
};
