import type { FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import { NotAdmitted } from '../limits/not-admitted.ts';
import { type Made, MadePage } from './page-response.ts';

/** How long a page whose time is up may still be shown while the next one is made, or cannot be made. */
export const STALE_SECONDS = 45;

/** An entry holds its page and, in addition, the compressed forms. */
const SHARE_OF_ENCODED = 1.5;
const ENTRY_BYTES = 1000;
const SERVER_FAULT = 500;
/** How often a reader waits for a page that another reader asked for first, if that reader is refused. */
const WAITS_MAX = 3;

interface Entry {
  readonly made: Made;
  /** In milliseconds; from then on it is not shown any more. */
  readonly endsAt: number;
}

interface PageCacheOptions {
  readonly make: (key: string, asker: FastifyRequest) => Promise<Made>;
  readonly maxBytes: number;
  readonly freshSeconds: number;
  readonly now?: () => number;
}

/** A page that must not be stored: everyone who waits for it gets it, and nobody after them. */
class Unstorable extends Error {
  readonly made: Made;

  constructor(made: Made) {
    super('not stored');
    this.made = made;
  }
}

function bytesOf({ made }: Entry, key: string): number {
  const html = made instanceof MadePage ? made.body.byteLength * (made.isPacked ? 1 : SHARE_OF_ENCODED) : 0;
  return Math.ceil(html) + 2 * key.length + ENTRY_BYTES;
}

/**
 * Pages that are the same for everybody: one is made once however many ask at the same time, is shown for some seconds,
 * and then on while the next one is made. Server faults are never stored, and what is not there (404) or elsewhere is
 * told to those who wait for it alone.
 */
export class PageCache {
  readonly #cache: LRUCache<string, Entry, FastifyRequest> | null;
  readonly #make: PageCacheOptions['make'];
  readonly #now: () => number;

  constructor({ make, maxBytes, freshSeconds, now = () => performance.now() }: PageCacheOptions) {
    this.#make = make;
    this.#now = now;
    if (maxBytes === 0 || freshSeconds === 0) {
      this.#cache = null;
      return;
    }
    this.#cache = new LRUCache<string, Entry, FastifyRequest>({
      maxSize: maxBytes,
      sizeCalculation: bytesOf,
      ttl: freshSeconds * 1000,
      ttlResolution: 0,
      perf: { now },
      allowStale: true,
      // Room for others is not made at the cost of those who wait.
      ignoreFetchAbort: true,
      fetchMethod: (key, stale, { context }) =>
        this.#next(stale, () => this.#entry(key, context, freshSeconds)),
    });
  }

  /** Where the next page cannot be made, the one before it stays. */
  async #next(before: Entry | undefined, next: () => Promise<Entry>): Promise<Entry> {
    try {
      return await next();
    } catch (error) {
      if (before !== undefined && before.endsAt > this.#now()) return before;
      throw error;
    }
  }

  async #entry(key: string, asker: FastifyRequest, freshSeconds: number): Promise<Entry> {
    const made = await this.#make(key, asker);
    const isPage = made instanceof MadePage;
    if (isPage && made.status >= SERVER_FAULT) throw new Unstorable(made);
    const seconds = isPage && made.status === 200 ? freshSeconds + STALE_SECONDS : 0;
    return { made, endsAt: this.#now() + seconds * 1000 };
  }

  /**
   * Returns the page of an address; if it has to be made, it counts against `asker`. If the reader who asked first is
   * refused by a limit, those who waited with them ask again for themselves.
   */
  async get(key: string, asker: FastifyRequest): Promise<Made> {
    const cache = this.#cache;
    if (cache === null) return this.#make(key, asker);
    for (let waits = 0; waits < WAITS_MAX; waits += 1) {
      try {
        return await this.#fetch(cache, key, asker);
      } catch (error) {
        if (error instanceof Unstorable) return error.made;
        if (!(error instanceof NotAdmitted) || error.asker === asker) throw error;
      }
    }
    return this.#make(key, asker);
  }

  async #fetch(
    cache: LRUCache<string, Entry, FastifyRequest>,
    key: string,
    asker: FastifyRequest,
  ): Promise<Made> {
    const known = cache.peek(key, { allowStale: true });
    if (known !== undefined && known.endsAt <= this.#now()) cache.delete(key);
    const entry = await cache.fetch(key, { context: asker });
    return entry ? entry.made : this.#make(key, asker);
  }

  /** What it holds, by its own estimate. */
  get bytes(): number {
    return this.#cache?.calculatedSize ?? 0;
  }
}
