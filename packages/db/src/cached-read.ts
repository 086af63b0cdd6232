import { PromiseCache } from '@nukkad/promise-cache';
import type { Database } from './client.ts';

/** As a connection that nobody answers: `unavailabilityOf` knows it by its code. */
class NotReadInTime extends Error {
  readonly code = 'ETIMEDOUT';
}

/** Something read from a database now and then and kept in memory meanwhile. */
export interface CachedRead<T> {
  /**
   * What is cached; read first where there is nothing yet (an error as of an absent database when that takes long), and
   * again behind the caller's back when it is old.
   */
  read(database: Database): Promise<T>;
  /** Reads it anew and waits for that. */
  refresh(database: Database): Promise<T>;
}

/** The value, unless it takes longer than a caller should wait: it is read on, and who asks later finds it. */
async function inTime<T>({ answersWithin }: Database, value: Promise<T>): Promise<T> {
  const timeUp = Promise.withResolvers<never>();
  const timer = setTimeout(
    () => timeUp.reject(new NotReadInTime('the first reading takes long')),
    answersWithin,
  );
  try {
    return await Promise.race([value, timeUp.promise]);
  } finally {
    clearTimeout(timer);
  }
}

/** Caches one value a database; an old one serves on until its successor is there. */
export function cachedRead<T>(load: (database: Database) => Promise<T>, ttl: number): CachedRead<T> {
  const caches = new WeakMap<Database, PromiseCache<'value', T>>();
  const cacheOf = (database: Database) => {
    const cache =
      caches.get(database) ?? new PromiseCache({ load: () => load(database), ttl, servesStale: true });
    caches.set(database, cache);
    return cache;
  };
  return {
    refresh: (database) => cacheOf(database).refresh('value'),
    read: (database) => {
      const cache = cacheOf(database);
      const value = cache.get('value');
      return cache.isLoaded('value') ? value : inTime(database, value);
    },
  };
}
