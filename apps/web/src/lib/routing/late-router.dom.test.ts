import { UNSAFE_createRouter as createEngine, type DataRouter } from 'react-router-dom';
import { expect, it, onTestFinished, vi } from 'vitest';
import { createLanguageHistory } from './language-history.ts';
import { createLateRouter } from './late-router.ts';

const ROUTES = [{ children: [{ path: '/' }, { path: '/joblist', loader: () => 'jobs' }] }];

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
  return { ...createLateRouter({ routes: ROUTES, history, hydrationData, startEngine: engine }), engine };
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
  const { router, prepare, engine } = start(() => Promise.reject(new Error('lost')));
  const assign = vi.spyOn(window.location, 'assign').mockImplementation(() => undefined);
  prepare();
  await router.navigate('/joblist');
  expect(assign.mock.calls).toEqual([['/joblist']]);
  expect(router.state.navigation.state).toBe('idle');
  await router.navigate('/joblist');
  expect(engine.mock.calls.length).toBeGreaterThan(1);
});
