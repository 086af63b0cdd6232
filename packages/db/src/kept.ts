import type { Database } from './client.ts';

/** As a connection that nobody answers: `unavailabilityOf` knows it by its code. */
class NotReadInTime extends Error {
  readonly code = 'ETIMEDOUT';
}

/** Something read from a database now and then and kept in memory meanwhile. */
export interface Kept<T> {
  /**
   * What is kept; read first where there is nothing yet (an error as of an absent database when that takes long), and
   * again behind the caller's back when it is old.
   */
  read(database: Database): Promise<T>;
  /** Reads it anew and waits for that. */
  refresh(database: Database): Promise<T>;
}

interface Entry<T> {
  value: Promise<T>;
  readAt: number;
  isReading: boolean;
  /** False while the first reading runs: `value` may not come for a minute. */
  isThere: boolean;
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

/** Keeps one value a database; an old one serves on until its successor is there. */
export function keep<T>(load: (database: Database) => Promise<T>, freshMilliseconds: number): Kept<T> {
  const entries = new WeakMap<Database, Entry<T>>();

  async function refresh(database: Database): Promise<T> {
    const value = load(database);
    const known = entries.get(database);
    if (known === undefined)
      entries.set(database, { value, readAt: performance.now(), isReading: true, isThere: false });
    else known.isReading = true;
    try {
      await value;
      entries.set(database, { value, readAt: performance.now(), isReading: false, isThere: true });
    } catch (error) {
      if (known === undefined) entries.delete(database);
      else known.isReading = false;
      throw error;
    }
    return value;
  }

  return {
    refresh,
    read: (database) => {
      const known = entries.get(database);
      if (known === undefined) return inTime(database, refresh(database));
      if (!known.isThere) return inTime(database, known.value);
      const isOld = performance.now() - known.readAt > freshMilliseconds;
      // The old value still serves; the next reader tries again.
      if (isOld && !known.isReading) refresh(database).catch(() => {});
      return known.value;
    },
  };
}
