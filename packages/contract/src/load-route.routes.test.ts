import { expect, it } from 'vitest';
import { loadRoute, type RouteKey } from './load-route.ts';
import { routes } from './routes.ts';

it.each(Object.values(routes).map((route) => route.key))('imports the route %s by its key', async (key) => {
  expect((await loadRoute(key)).key).toBe(key);
});

it('rejects an unknown key', async () => {
  await expect(loadRoute('jobs.nothing' as RouteKey)).rejects.toThrow('There is no route jobs.nothing');
});
