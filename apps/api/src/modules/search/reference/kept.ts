import type { Database } from '@nukkad/db';

/** Something read from a database now and then and kept in memory meanwhile. */
export interface Kept<T> {
  /** What is kept; read first where there is nothing yet, and again behind the caller's back when it is old. */
  read(database: Database): Promise<T>;
  /** Reads it anew and waits for that. */
  refresh(database: Database): Promise<T>;
}

interface Entry<T> {
  value: Promise<T>;
  readAt: number;
  isReading: boolean;
}

/** Keeps one value a database; an old one serves on until its successor is there. */
export function keep<T>(load: (database: Database) => Promise<T>, freshMilliseconds: number): Kept<T> {
  const entries = new WeakMap<Database, Entry<T>>();

  async function refresh(database: Database): Promise<T> {
    const value = load(database);
    const known = entries.get(database);
    if (known === undefined) entries.set(database, { value, readAt: performance.now(), isReading: true });
    else known.isReading = true;
    try {
      await value;
      entries.set(database, { value, readAt: performance.now(), isReading: false });
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
      if (known === undefined) return refresh(database);
      const isOld = performance.now() - known.readAt > freshMilliseconds;
      // The old value still serves; the next reader tries again.
      if (isOld && !known.isReading) refresh(database).catch(() => {});
      return known.value;
    },
  };
}
