/** Addresses of pages. Paths are made here only, so that nothing else knows how they look. */

export type Route =
  | { page: 'home' }
  | { page: 'lobby' }
  | { page: 'new'; game: string | null }
  | { page: 'table'; id: string }
  | { page: 'replay'; id: string; at: number | null; as: string | null }
  | { page: 'replays' }
  | { page: 'account' }
  | { page: 'settings' }
  | { page: 'learn'; game: string | null }
  | { page: 'lost' };

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
      const at = query.get('at');
      return { page: 'replay', id, at: at !== null && /^\d+$/.test(at) ? Number(at) : null, as: query.get('as') };
    }
    case 'account':
    case 'settings':
      return id ? { page: 'lost' } : { page };
    case 'learn':
      return { page: 'learn', game: id ?? null };
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
  replay: (table: string, at?: number | null, as?: string | null) => {
    const query = new URLSearchParams();
    if (at !== null && at !== undefined) query.set('at', String(at));
    if (as) query.set('as', as);
    return `/replay/${id(table)}${query.size ? `?${query}` : ''}`;
  },
  account: () => '/account',
  settings: () => '/settings',
  learn: (game?: string) => (game ? `/learn/${id(game)}` : '/learn'),
};
