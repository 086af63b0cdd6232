import { searchLanguage, searchPlaces } from '@nukkad/job-search';
import type { Container } from '../container.ts';
import { oneRow } from '../database/rows.ts';
import { selectReferenceVersion } from './reference.queries.ts';

/** Milliseconds between two looks at one small row. */
const PAUSE = 15_000;

/**
 * Reads anew what the search is made of once operators have changed it. By themselves those caches serve an old value to
 * whoever comes first after a quiet hour; so a new kind of work is understood within a minute wherever anybody is.
 */
export class ReferenceWatch {
  readonly #database: Container['database'];
  #version: number | null = null;
  #timer: NodeJS.Timeout | undefined;

  constructor({ database }: Pick<Container, 'database'>) {
    this.#database = database;
  }

  /** Whether something had changed since the last look; then it has been read. */
  async look(): Promise<boolean> {
    const { version } = await oneRow(this.#database, selectReferenceVersion());
    const hasChanged = this.#version !== null && this.#version !== version;
    if (hasChanged)
      await Promise.all([searchLanguage, searchPlaces].map((cache) => cache.refresh(this.#database)));
    // Noted once it is read: where that fails, the next look tries again.
    this.#version = version;
    return hasChanged;
  }

  start(): void {
    const again = () => {
      // Without a database nothing is searched either.
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
