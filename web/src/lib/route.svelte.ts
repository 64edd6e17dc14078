/** Which page is shown. Links are plain links; only the change of pages happens here. */

class Route {
  path = $state(location.pathname);
  query = $state.raw(new URLSearchParams(location.search));
  hash = $state(location.hash);

  constructor() {
    addEventListener('popstate', () => this.read());
    document.addEventListener('click', (event) => this.follow(event));
  }

  /** The parts of the path. */
  get parts(): string[] {
    return this.path.split('/').filter(Boolean).map(decodeURIComponent);
  }

  go(address: string, replace = false): void {
    if (replace) history.replaceState(null, '', address);
    else history.pushState(null, '', address);
    const before = this.path;
    this.read();
    if (this.path !== before) scrollTo(0, 0);
  }

  private read(): void {
    this.path = location.pathname;
    this.query = new URLSearchParams(location.search);
    this.hash = location.hash;
  }

  private follow(event: MouseEvent): void {
    const link = (event.target as Element | null)?.closest?.('a');
    const own = link && link.origin === location.origin && !link.target && !link.hasAttribute('download');
    const plain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
    // The server's own pages are no pages of ours.
    const foreign = link && /^\/(api|art|status|verify|health|metrics)(\/|$)/.test(link.pathname);
    if (!own || !plain || foreign || event.defaultPrevented || link.getAttribute('href')?.startsWith('#')) return;
    event.preventDefault();
    this.go(link.pathname + link.search + link.hash);
  }
}

export const route = new Route();
