import { searchLanguage, searchPlaces } from '@nukkad/job-search';
import type { Container } from '../container.ts';
import { oneRow } from '../database/rows.ts';
import { selectReferenceVersion } from './reference.queries.ts';

/** Milliseconds between two checks. A check reads one small row. */
const PAUSE = 15_000;

/**
 * Reloads the caches of the search after operators have changed its data. Without this, a stale-while-revalidate
 * cache serves an old value to the first caller after a quiet hour. With it, a new occupation is understood within a
 * minute in every process.
 */
export class ReferenceWatch {
  readonly #database: Container['database'];
  #version: number | null = null;
  #timer: NodeJS.Timeout | undefined;

  constructor({ database }: Pick<Container, 'database'>) {
    this.#database = database;
  }

  /** Returns whether something has changed since the last check. The caches are reloaded before it returns. */
  async look(): Promise<boolean> {
    const { version } = await oneRow(this.#database, selectReferenceVersion());
    const hasChanged = this.#version !== null && this.#version !== version;
    if (hasChanged)
      await Promise.all([searchLanguage, searchPlaces].map((cache) => cache.refresh(this.#database)));
    // Remembered only after the reload, so that a failed reload is repeated at the next check.
    this.#version = version;
    return hasChanged;
  }

  start(): void {
    const again = () => {
      // An error is ignored, because without a database there is nothing to search.
      void this.look()
        .catch(() => false)
        .finally(() => {
          if (this.#timer !== undefined) this.#timer = setTimeout(again, PAUSE).unref();
        });
    };
    this.#timer = setTimeout(again, 0).unref();
  }

  stop(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
  }
}
