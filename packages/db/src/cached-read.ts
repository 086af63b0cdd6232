import { LRUCache } from 'lru-cache';
import type { Database } from './client.ts';
import { withoutDeadline } from './deadline.ts';

/**
 * Thrown if the first load takes too long. Has the code of a connection timeout, so that `unavailabilityOf`
 * recognises it.
 */
class FirstLoadTimedOut extends Error {
  readonly code = 'ETIMEDOUT';
}

/** A cached value that is read from a database. */
export interface CachedRead<T> {
  /**
   * Returns the cached value. A stale value is returned at once and reloaded in the background; if the reload fails,
   * the stale value is kept. The first call waits for the load, and throws an error with code ETIMEDOUT after
   * `answersWithin` milliseconds.
   */
  read(database: Database): Promise<T>;
  /** Reloads the value and waits for it. Meanwhile `read` returns the old value. */
  refresh(database: Database): Promise<T>;
}

const KEY = 'value';

/**
 * Waits for a load. Rejects if it takes longer than a request may wait. The load then continues, and a later call
 * gets its value.
 */
async function withTimeout<T>({ answersWithin }: Database, loading: Promise<T>): Promise<T> {
  const timeout = Promise.withResolvers<never>();
  const timer = setTimeout(
    () => timeout.reject(new FirstLoadTimedOut('the first load of a cached value takes too long')),
    answersWithin,
  );
  try {
    return await Promise.race([loading, timeout.promise]);
  } finally {
    clearTimeout(timer);
  }
}

/** Returns a stale-while-revalidate cache of one value per database. `ttl` is in milliseconds. */
export function cachedRead<T>(load: (database: Database) => Promise<T>, ttl: number): CachedRead<T> {
  const newCache = (database: Database) =>
    new LRUCache<typeof KEY, { readonly value: T }>({
      max: 1,
      ttl,
      ttlResolution: 0,
      allowStale: true,
      noDeleteOnFetchRejection: true,
      ignoreFetchAbort: true,
      // Several requests share the load, so the deadline of one must not end it.
      fetchMethod: async () => ({ value: await withoutDeadline(() => load(database)) }),
    });
  const caches = new WeakMap<Database, ReturnType<typeof newCache>>();
  const cacheOf = (database: Database) => {
    const cache = caches.get(database) ?? newCache(database);
    caches.set(database, cache);
    return cache;
  };
  return {
    async read(database) {
      const cache = cacheOf(database);
      const isLoaded = cache.peek(KEY) !== undefined;
      const loading = cache.forceFetch(KEY);
      const { value } = await (isLoaded ? loading : withTimeout(database, loading));
      return value;
    },
    async refresh(database) {
      const value = await load(database);
      // Starts a new load even if one is running, because that one may have begun before the change that the caller
      // waits for.
      cacheOf(database).set(KEY, { value });
      return value;
    },
  };
}
