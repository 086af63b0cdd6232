import {
  type DataRouter,
  type HydrationState,
  IDLE_NAVIGATION,
  UNSAFE_mapRouteProperties as mapRouteProperties,
  matchRoutes,
  type RouteObject,
} from 'react-router-dom';
import type { LanguageHistory } from './language-history.ts';

type Subscriber = Parameters<DataRouter['subscribe']>[0];
type State = DataRouter['state'];

/** Details of a state update that are the same for all updates of this file. */
const NO_DETAILS: Parameters<Subscriber>[1] = {
  deletedFetchers: [],
  newErrors: null,
  viewTransitionOpts: undefined,
  flushSync: false,
};

interface LateRouterOptions {
  readonly routes: readonly RouteObject[];
  readonly history: LanguageHistory;
  readonly hydrationData: HydrationState;
  /** Loads React Router's engine and starts it at the current location. */
  readonly startEngine: () => Promise<DataRouter>;
}

export interface LateRouter {
  /** The router for `RouterProvider`. */
  readonly router: DataRouter;
  /** Loads the engine before the first navigation. A failure is ignored, because the navigation tries again. */
  readonly prepare: () => void;
}

/** Adds the ids and elements to the routes, as React Router does. The ids are the keys of the hydration data. */
function withIds(routes: readonly RouteObject[], parents: readonly number[] = []): DataRouter['routes'] {
  return routes.map((route, index) => {
    const path = [...parents, index];
    const children = route.children && withIds(route.children, path);
    return { ...route, ...mapRouteProperties(route), id: path.join('-'), children };
  }) as DataRouter['routes'];
}

/** Returns the state of a page that the server has loaded completely. */
function hydratedState({ history, hydrationData }: LateRouterOptions, routes: DataRouter['routes']): State {
  return {
    historyAction: history.action,
    location: history.location,
    matches: (matchRoutes(routes, history.location) ?? []) as State['matches'],
    initialized: true,
    renderFallback: false,
    navigation: IDLE_NAVIGATION,
    restoreScrollPosition: false,
    preventScrollReset: false,
    revalidation: 'idle',
    loaderData: hydrationData.loaderData ?? {},
    actionData: null,
    errors: hydrationData.errors ?? null,
    fetchers: new Map(),
    blockers: new Map(),
  };
}

function loadingAt(location: State['location']): State['navigation'] {
  const form = {
    formMethod: undefined,
    formAction: undefined,
    formEncType: undefined,
    formData: undefined,
    json: undefined,
    text: undefined,
  };
  return { state: 'loading', location, ...form, matches: [], historyAction: undefined } as never;
}

/**
 * Creates a router that shows the hydrated page at once and loads React Router's engine later, for the first navigation. The engine
 * is half of the library, and a page that was just opened does not need it. If the engine cannot be loaded, the browser loads the
 * target as a page, or the page stays until there is a connection. Only the members that this app uses are implemented.
 */
export function createLateRouter(options: LateRouterOptions): LateRouter {
  const { history, startEngine } = options;
  const routes = withIds(options.routes);
  const subscribers = new Map<Subscriber, () => void>();
  let state = hydratedState(options, routes);
  let engine: DataRouter | null = null;
  let starting: Promise<DataRouter> | null = null;
  let scrolling: Parameters<DataRouter['enableScrollRestoration']> | null = null;
  let stopScrolling: (() => void) | null = null;
  /** The last navigation that failed without a connection. */
  let onceOnline: (() => void) | null = null;
  window.addEventListener('online', () => {
    onceOnline?.();
    onceOnline = null;
  });

  function show(next: State): void {
    state = next;
    for (const subscriber of subscribers.keys()) subscriber(next, NO_DETAILS);
  }

  async function start(): Promise<DataRouter> {
    const hydrated = history.createHref(state.location);
    const started = await startEngine();
    engine = started;
    if (scrolling) stopScrolling = started.enableScrollRestoration(...scrolling);
    for (const subscriber of subscribers.keys()) subscribers.set(subscriber, started.subscribe(subscriber));
    show(started.state);
    const { location, initialized } = started.state;
    // Back or Forward was pressed before, so the hydrated data is that of another location.
    if (initialized && history.createHref(location) !== hydrated)
      await started.navigate(location, { replace: true });
    return started;
  }

  function load(): Promise<DataRouter> {
    starting ??= start().catch((error: unknown) => {
      starting = null;
      throw error;
    });
    return starting;
  }

  async function navigate(to: Parameters<DataRouter['navigate']>[0] | number, ...rest: unknown[]) {
    if (engine === null) show({ ...state, navigation: loadingAt(state.location) });
    try {
      await load();
    } catch {
      show({ ...state, navigation: IDLE_NAVIGATION });
      // Without a service worker, the browser would replace the page with its own error page.
      if (!navigator.onLine && !navigator.serviceWorker?.controller) {
        onceOnline = () => void navigate(to, ...rest);
        return;
      }
      if (typeof to === 'number') window.history.go(to);
      else if (to) window.location.assign(history.createHref(to));
      return;
    }
    await (engine as unknown as { navigate: (...all: unknown[]) => Promise<void> }).navigate(to, ...rest);
  }

  /** Follows Back and Forward until the engine does so itself. */
  function followHistory(): void {
    if (engine !== null) return;
    load().catch(() => {
      if (navigator.onLine || navigator.serviceWorker?.controller) window.location.reload();
      else onceOnline = followHistory;
    });
  }
  window.addEventListener('popstate', followHistory);

  const router = {
    basename: '/',
    window,
    get routes() {
      return engine?.routes ?? routes;
    },
    get manifest() {
      return engine?.manifest ?? {};
    },
    get future() {
      return engine?.future ?? {};
    },
    get state() {
      return engine?.state ?? state;
    },
    subscribe(subscriber: Subscriber) {
      subscribers.set(subscriber, engine?.subscribe(subscriber) ?? (() => undefined));
      return () => {
        subscribers.get(subscriber)?.();
        subscribers.delete(subscriber);
      };
    },
    enableScrollRestoration(...given: Parameters<DataRouter['enableScrollRestoration']>) {
      scrolling = given;
      stopScrolling = engine?.enableScrollRestoration(...given) ?? null;
      return () => {
        scrolling = null;
        stopScrolling?.();
      };
    },
    navigate,
    revalidate: async () => (await load()).revalidate(),
    createHref: history.createHref,
    createURL: history.createURL,
    encodeLocation: history.encodeLocation,
  };
  return { router: router as unknown as DataRouter, prepare: () => void load().catch(() => undefined) };
}
