import type { Location, NavigateOptions, Navigator, To } from 'react-router-dom';
import { createPath, parsePath } from 'react-router-dom';
import type { Prepared } from './prepare-screen.ts';
import { keepScroll, keptScroll } from './scroll-memory.ts';

/** Where the reader is, and what is shown there. */
export interface Place {
  readonly location: Location;
  readonly shown: Prepared;
  /** Pixels to scroll to once it is shown; null leaves the page where it is. */
  readonly scrollTo: number | null;
  /** Whether it is another page than before, and not the same with another search. */
  readonly isOtherPage: boolean;
}

/** The history of the open page: nothing is shown before its chunk, phrases and data are here. */
export interface Navigation {
  readonly navigator: Navigator;
  get(): Place;
  /** Whether another place is being prepared. */
  isBusy(): boolean;
  subscribe(listener: () => void): () => void;
  /** Tries the present address once more. */
  retry(): Promise<void>;
}

interface HistoryState {
  readonly usr: unknown;
  readonly key: string;
}
type Change = 'push' | 'replace' | 'pop';

function newKey(): string {
  return Math.random().toString(36).slice(2, 10);
}

function locationOf(url: URL, state: HistoryState | null): Location {
  const { pathname, search, hash } = url;
  return { pathname, search, hash, state: state?.usr ?? null, key: state?.key ?? 'default', mask: undefined };
}

function hereUrl(): URL {
  return new URL(window.location.href);
}

function targetUrl(to: To): URL {
  const { pathname, search = '', hash = '' } = typeof to === 'string' ? parsePath(to) : to;
  return new URL((pathname ?? window.location.pathname) + search + hash, window.location.origin);
}

/** Where to scroll: to the top of another page, back to where an entry was left, nowhere for an anchor. */
function scrollFor(change: Change, location: Location, options: NavigateOptions | undefined): number | null {
  if (change === 'pop') return keptScroll(location.key);
  return options?.preventScrollReset || location.hash ? null : 0;
}

/** `prepare` answers what an address shows; `first` is what the server has rendered. */
export function createNavigation(prepare: (url: URL) => Promise<Prepared>, first: Prepared): Navigation {
  const listeners = new Set<() => void>();
  let place: Place = {
    location: locationOf(hereUrl(), window.history.state as HistoryState | null),
    shown: first,
    scrollTo: null,
    isOtherPage: false,
  };
  let latest = 0;
  let running = 0;

  function tell(): void {
    for (const listener of listeners) listener();
  }

  function record(change: Change, url: URL, location: Location): void {
    if (change === 'pop') return;
    const state: HistoryState = { usr: location.state, key: location.key };
    if (change === 'push') window.history.pushState(state, '', url);
    else window.history.replaceState(state, '', url);
  }

  async function go(change: Change, url: URL, state: HistoryState | null, options?: NavigateOptions) {
    latest += 1;
    const own = latest;
    running = own;
    if (change !== 'pop') keepScroll(place.location.key);
    tell();
    const shown = await prepare(url);
    if (own !== latest) return;
    running = 0;
    if (shown.kind === 'redirect')
      return go(change === 'pop' ? 'replace' : change, targetUrl(shown.to), state);
    const location = locationOf(url, state);
    record(change, url, location);
    const isOtherPage = location.pathname !== place.location.pathname;
    place = { location, shown, scrollTo: scrollFor(change, location, options), isOtherPage };
    tell();
  }

  const navigator: Navigator = {
    createHref: (to) => (typeof to === 'string' ? to : createPath(to)),
    go: (delta) => window.history.go(delta),
    push: (to, usr, options) => void go('push', targetUrl(to), { usr, key: newKey() }, options),
    replace: (to, usr, options) => void go('replace', targetUrl(to), { usr, key: newKey() }, options),
  };
  window.addEventListener('popstate', (event) => {
    const { pathname, search } = window.location;
    const isSamePage = pathname === place.location.pathname && search === place.location.search;
    // An anchor within the page: the browser has scrolled already.
    if (isSamePage && event.state === null) return;
    keepScroll(place.location.key);
    void go('pop', hereUrl(), event.state as HistoryState | null);
  });
  return {
    navigator,
    get: () => place,
    isBusy: () => running !== 0,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    retry: () => go('replace', hereUrl(), { usr: place.location.state, key: place.location.key }),
  };
}
