import { UNSAFE_createRouter as createEngine, type DataRouter } from 'react-router-dom';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { createLanguageHistory } from './language-history.ts';
import { createLateRouter } from './late-router.ts';

const ROUTES = [{ children: [{ path: '/' }, { path: '/joblist', loader: () => 'jobs' }] }];

const loseEngine = () => Promise.reject(new Error('lost'));

function start(startEngine?: () => Promise<DataRouter>) {
  window.history.replaceState(null, '', '/');
  const history = createLanguageHistory(() => 'en');
  const hydrationData = { loaderData: { '0-1': null } };
  const engine = vi.fn(
    startEngine ??
      (async () => {
        const started = createEngine({ routes: ROUTES, history, hydrationData }).initialize();
        onTestFinished(() => started.dispose());
        return started;
      }),
  );
  const added = vi.spyOn(window, 'addEventListener');
  const late = createLateRouter({ routes: ROUTES, history, hydrationData, startEngine: engine });
  const listeners = added.mock.calls.map(([type, listener]) => ({ type, listener }));
  added.mockRestore();
  // The router listens as long as the page exists, which the tests share.
  onTestFinished(() => {
    for (const { type, listener } of listeners) window.removeEventListener(type, listener);
  });
  return { ...late, engine };
}

it('shows the hydrated page without the engine', () => {
  const { router, engine } = start();
  expect(router.state.matches.map(({ route }) => route.id)).toEqual(['0', '0-0']);
  expect([router.state.initialized, router.state.navigation.state]).toEqual([true, 'idle']);
  expect(router.createHref({ pathname: '/joblist', search: '', hash: '' } as never)).toBe('/joblist');
  expect(engine).not.toHaveBeenCalled();
});

it('loads the engine once, with the first navigation or before, and reports each state', async () => {
  const { router, prepare, engine } = start();
  const states: string[] = [];
  const stop = router.subscribe(({ navigation, location }) =>
    states.push(`${navigation.state} ${location.pathname}`),
  );
  prepare();
  await router.navigate('/joblist');
  expect(engine).toHaveBeenCalledOnce();
  expect(states[0]).toBe('loading /');
  expect(states.at(-1)).toBe('idle /joblist');
  expect([window.location.pathname, router.state.loaderData['0-1']]).toEqual(['/joblist', 'jobs']);
  const before = states.length;
  stop();
  await router.navigate('/');
  expect(states.length).toBe(before);
});

it('passes the scroll positions on to the engine', async () => {
  const { router } = start();
  const positions: Record<string, number> = {};
  router.enableScrollRestoration(positions, () => 120);
  await router.navigate('/joblist');
  expect(Object.values(positions)).toEqual([120]);
});

it('loads the target as a page if the engine cannot be loaded, and tries again afterwards', async () => {
  const { router, prepare, engine } = start(loseEngine);
  const assign = vi.spyOn(window.location, 'assign').mockImplementation(() => undefined);
  prepare();
  await router.navigate('/joblist');
  expect(assign.mock.calls).toEqual([['/joblist']]);
  expect(router.state.navigation.state).toBe('idle');
  await router.navigate('/joblist');
  expect(engine.mock.calls.length).toBeGreaterThan(1);
});

describe('without internet and without a service worker', () => {
  it.each([
    ['the target', (router: { navigate: (to: string) => unknown }) => router.navigate('/joblist')],
    ['the address of Back', () => goBackTo('/joblist')],
  ])('%s is opened when the internet is back, and only once', async (_what, leave) => {
    const { router, engine } = start();
    engine.mockRejectedValueOnce(new Error('lost'));
    const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    await leave(router);
    await vi.waitFor(() => expect(engine.mock.results).toHaveLength(1));
    await nextTask();
    expect(router.state.matches.map(({ route }) => route.id)).toEqual(['0', '0-0']);
    expect(router.state.navigation.state).toBe('idle');
    onLine.mockReturnValue(true);
    window.dispatchEvent(new Event('online'));
    await vi.waitFor(() => expect(router.state.loaderData['0-1']).toBe('jobs'));
    await router.navigate('/');
    window.dispatchEvent(new Event('online'));
    await nextTask();
    expect([router.state.location.pathname, router.state.navigation.state]).toEqual(['/', 'idle']);
  });

  it('only the last of several targets is opened when the internet is back', async () => {
    const { router, engine } = start();
    engine.mockRejectedValueOnce(new Error('lost')).mockRejectedValueOnce(new Error('lost'));
    const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    await router.navigate('/joblist?city=Pune');
    await router.navigate('/joblist?city=Nashik');
    onLine.mockReturnValue(true);
    window.dispatchEvent(new Event('online'));
    await vi.waitFor(() => expect(router.state.loaderData['0-1']).toBe('jobs'));
    expect(router.state.location.search).toBe('?city=Nashik');
  });
});

describe('without internet, but with a service worker that has the pages', () => {
  it('the target is loaded as a page', async () => {
    const { router } = start(loseEngine);
    goOfflineWithWorker();
    const assign = vi.spyOn(window.location, 'assign').mockImplementation(() => undefined);
    await router.navigate('/joblist');
    expect(assign.mock.calls).toEqual([['/joblist']]);
  });

  it('the page is loaded again after Back', async () => {
    start(loseEngine);
    goOfflineWithWorker();
    const reload = vi.spyOn(window.location, 'reload').mockImplementation(() => undefined);
    goBackTo('/joblist');
    await vi.waitFor(() => expect(reload).toHaveBeenCalledOnce());
  });
});

it('goes back in the browser if the engine cannot be loaded for a button that goes back', async () => {
  const { router } = start(loseEngine);
  const go = vi.spyOn(window.history, 'go').mockImplementation(() => undefined);
  await router.navigate(-1);
  expect(go.mock.calls).toEqual([[-1]]);
});

/** Sets the browser offline, on a page that a service worker controls. */
function goOfflineWithWorker(): void {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  vi.stubGlobal('navigator', Object.create(navigator, { serviceWorker: { value: { controller: {} } } }));
}

/** Resolves in the next task, after work that was just scheduled has started. */
function nextTask(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, 0));
}

/** Changes the address as Back does. */
function goBackTo(address: string): void {
  window.history.replaceState(null, '', address);
  window.dispatchEvent(new PopStateEvent('popstate'));
}

it('follows Back before the engine is loaded, and loads the data of that address', async () => {
  const { router, engine } = start();
  goBackTo('/joblist');
  await vi.waitFor(() => expect(router.state.loaderData['0-1']).toBe('jobs'));
  expect(router.state.location.pathname).toBe('/joblist');
  expect(router.state.navigation.state).toBe('idle');
  expect(engine).toHaveBeenCalledOnce();
});

it('follows Back while the engine is being loaded', async () => {
  const { router, prepare, engine } = start();
  prepare();
  goBackTo('/joblist');
  await vi.waitFor(() => expect(router.state.loaderData['0-1']).toBe('jobs'));
  expect(engine).toHaveBeenCalledOnce();
});

it('reloads the page if the engine cannot be loaded after Back', async () => {
  start(loseEngine);
  const reload = vi.spyOn(window.location, 'reload').mockImplementation(() => undefined);
  goBackTo('/joblist');
  await vi.waitFor(() => expect(reload).toHaveBeenCalledOnce());
});
