/** The page that is shown, and the way to others. */
import { parse, to, type Route } from './routes';

class Router {
  route = $state<Route>(parse(location.pathname, location.search));

  constructor() {
    addEventListener('popstate', () => this.#read());
    document.addEventListener('click', (event) => this.#click(event));
  }

  #read() {
    this.route = parse(location.pathname, location.search);
  }

  go(path: string, { replace = false }: { replace?: boolean } = {}) {
    history[replace ? 'replaceState' : 'pushState'](null, '', path);
    const before = this.route.page;
    this.#read();
    if (this.route.page !== before) scrollTo(0, 0);
  }

  /** Changes the address without reading it again, for what the page itself already shows. */
  note(path: string) {
    history.replaceState(null, '', path);
  }

  #click(event: MouseEvent) {
    if (
      event.defaultPrevented ||
      event.button !== 0 ||
      event.metaKey ||
      event.ctrlKey ||
      event.shiftKey ||
      event.altKey
    ) {
      return;
    }
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    if (!link || link.target || link.hasAttribute('download') || link.origin !== location.origin) return;
    if (link.pathname.startsWith('/api') || link.getAttribute('href')?.startsWith('#')) return;
    event.preventDefault();
    this.go(link.pathname + link.search);
  }
}

export const router = new Router();
export { to };
