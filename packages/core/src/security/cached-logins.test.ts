import { randomUUID } from 'node:crypto';
import { expect, it, onTestFinished, vi } from 'vitest';
import { CachedLogins } from './cached-logins.ts';

const CANDIDATE = randomUUID();
const LOGIN = randomUUID();

/** Returns a registry whose database waits for the test. `queries` holds the queries that were sent, in order. */
function slowRegistry() {
  const queries: PromiseWithResolvers<{ language: null }[]>[] = [];
  const query = () => {
    const pending = Promise.withResolvers<{ language: null }[]>();
    queries.push(pending);
    return pending.promise;
  };
  return { queries, registry: new CachedLogins({ query } as never) };
}

it('reads a login once for all requests of two seconds', async () => {
  // lru-cache holds the real `performance`, which fake timers do not reach.
  const now = vi.spyOn(performance, 'now').mockImplementation(() => Date.now());
  vi.useFakeTimers();
  onTestFinished(() => {
    vi.useRealTimers();
    now.mockRestore();
  });
  const { queries, registry } = slowRegistry();
  const finds = [registry.find(CANDIDATE, LOGIN), registry.find(CANDIDATE, LOGIN)];
  queries[0]?.resolve([{ language: null }]);
  expect(await Promise.all(finds)).toEqual([{ language: null }, { language: null }]);
  await vi.advanceTimersByTimeAsync(1999);
  expect(await registry.find(CANDIDATE, LOGIN)).toEqual({ language: null });
  expect(queries).toHaveLength(1);
  await vi.advanceTimersByTimeAsync(2);
  const later = registry.find(CANDIDATE, LOGIN);
  queries[1]?.resolve([]);
  expect(await later).toBeNull();
});

it('does not cache an error', async () => {
  const { queries, registry } = slowRegistry();
  const failed = registry.find(CANDIDATE, LOGIN);
  queries[0]?.reject(new Error('away'));
  await expect(failed).rejects.toThrow('away');
  const next = registry.find(CANDIDATE, LOGIN);
  queries[1]?.resolve([{ language: null }]);
  expect(await next).toEqual({ language: null });
});

it('does not cache the result of a query that began before forget', async () => {
  const { queries, registry } = slowRegistry();
  const early = registry.find(CANDIDATE, LOGIN);
  registry.forget();
  queries[0]?.resolve([{ language: null }]);
  expect(await early).toEqual({ language: null });
  const later = registry.find(CANDIDATE, LOGIN);
  queries[1]?.resolve([]);
  expect(await later).toBeNull();
  expect(queries).toHaveLength(2);
});
