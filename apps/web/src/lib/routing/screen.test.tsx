import { ApiError } from '@nukkad/contract/api-error.ts';
import { createI18n } from '@nukkad/i18n';
import { createStaticHandler, isRouteErrorResponse, type RouteObject, redirect } from 'react-router-dom';
import { expect, it, vi } from 'vitest';
import type { Services } from '../services.ts';
import { createRouterContext } from './router-context.ts';
import { loadedScreen, screen } from './screen.tsx';
import { notFound, type ScreenModule } from './screen-module.ts';

const services = { i18n: createI18n('en', {}) } as unknown as Services;

async function opened(load: ScreenModule['load'], report = vi.fn()) {
  const Screen = () => null;
  const routes: RouteObject[] = [
    { path: '/a', ...loadedScreen(async () => (load ? { Screen, load } : { Screen })) },
  ];
  const requestContext = createRouterContext(services, report);
  const answer = await createStaticHandler(routes).query(new Request('http://site.test/a?b=1'), {
    requestContext,
  });
  return { answer, report };
}

it('throws at once if a screen does not exist', () => {
  expect(() => screen('/nowhere', 'no/such')).toThrow('There is no screens/no/such-screen.tsx');
});

it('passes the services and the URL to the load of a screen', async () => {
  const load = vi.fn(async () => undefined);
  const { answer } = await opened(load);
  expect(load).toHaveBeenCalledWith(services, new URL('http://site.test/a?b=1'));
  expect(answer).toMatchObject({ statusCode: 200, errors: null });
});

it('returns 404 for a missing item, and reports no error', async () => {
  const { answer, report } = await opened(async () => notFound('job'));
  if (answer instanceof Response) throw new Error('a page was expected');
  const [error] = Object.values(answer.errors ?? {});
  expect(isRouteErrorResponse(error) && error.data).toEqual({ missing: 'job' });
  expect(answer.statusCode).toBe(404);
  expect(report).not.toHaveBeenCalled();
});

it('follows a redirect of load', async () => {
  const { answer } = await opened(async () => {
    throw redirect('/b');
  });
  expect(answer instanceof Response && [answer.status, answer.headers.get('location')]).toEqual([302, '/b']);
});

it('returns 503 with the public part of any other error, and reports the error', async () => {
  const fault = new ApiError({ code: 'INTERNAL', message: 'inner words', status: 500 });
  const { answer, report } = await opened(async () => {
    throw fault;
  });
  if (answer instanceof Response) throw new Error('a page was expected');
  const [error] = Object.values(answer.errors ?? {});
  expect(answer.statusCode).toBe(503);
  expect(isRouteErrorResponse(error) && error.data.failed.code).toBe('INTERNAL');
  expect(JSON.stringify(error)).not.toContain('inner words');
  expect(report).toHaveBeenCalledExactlyOnceWith(fault, 'http://site.test/a?b=1');
});

it('imports a screen again after the import failed', async () => {
  const importScreen = vi.fn<() => Promise<ScreenModule>>();
  importScreen.mockRejectedValueOnce(new TypeError('Failed to fetch dynamically imported module: /a.js'));
  importScreen.mockResolvedValue({ Screen: () => null });
  const { query } = createStaticHandler([{ path: '/a', ...loadedScreen(importScreen) }]);
  const ask = () =>
    query(new Request('http://site.test/a'), { requestContext: createRouterContext(services, vi.fn()) });
  expect(await ask()).toMatchObject({ statusCode: 503 });
  expect(await ask()).toMatchObject({ statusCode: 200 });
});

it.each([
  ['shows a screen whose phrases are here', true, 200],
  ['shows no screen whose phrases did not come', false, 503],
])('%s', async (_name, isHere, status) => {
  const importScreen = async () => ({ Screen: () => null, namespaces: ['profile'] as const });
  const i18n = { ...createI18n('en', {}), language: 'en', reloadResources: async () => undefined };
  const own = { i18n: { ...i18n, hasResourceBundle: () => isHere } } as unknown as Services;
  const answer = await createStaticHandler([{ path: '/a', ...loadedScreen(importScreen) }]).query(
    new Request('http://site.test/a'),
    { requestContext: createRouterContext(own, vi.fn()) },
  );
  if (answer instanceof Response) throw new Error('a page was expected');
  const [error] = Object.values(answer.errors ?? {});
  expect(answer.statusCode).toBe(status);
  expect(isRouteErrorResponse(error) ? error.data.failed.code : 'none').toBe(isHere ? 'none' : 'OFFLINE');
});
