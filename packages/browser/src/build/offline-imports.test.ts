import { expect, it, vi } from 'vitest';
import { rejectedOffline } from './offline-imports.ts';

const HELPER = 'let promise = Promise.resolve();\nreturn promise.then(() => load());';

async function importWith(page: object): Promise<unknown> {
  vi.stubGlobal('navigator', page);
  const load = vi.fn(() => 'module');
  const imported = new Function('load', rejectedOffline(HELPER))(load) as Promise<unknown>;
  const result = await imported.catch((error: unknown) => String(error));
  return [result, load.mock.calls.length];
}

it.each([
  ['online', { onLine: true }, ['module', 1]],
  ['online with a service worker', { onLine: true, serviceWorker: { controller: {} } }, ['module', 1]],
  ['offline with a service worker', { onLine: false, serviceWorker: { controller: {} } }, ['module', 1]],
  ['offline', { onLine: false, serviceWorker: { controller: null } }, [expect.stringContaining('module'), 0]],
  ['offline in a browser without them', { onLine: false }, [expect.stringContaining('module'), 0]],
])('imports %s as expected', async (_, page, result) => {
  expect(await importWith(page)).toEqual(result);
});

it('fails the build if Vite’s helper has no place for it', () => {
  expect(() => rejectedOffline('return load();')).toThrow('has changed');
});
