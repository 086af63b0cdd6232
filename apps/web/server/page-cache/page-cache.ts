import type { FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import { NotAdmitted } from '../limits/not-admitted.ts';
import { PageResponse, type PageResult } from './page-response.ts';

/** Seconds for which a stale page is still sent while a new one is rendered, or if rendering fails. */
export const STALE_SECONDS = 45;

/** The estimated size of a page with its compressed forms, as a multiple of the page. */
const ENCODED_FORMS_FACTOR = 1.5;
const ENTRY_BYTES = 1000;
const SERVER_FAULT = 500;
/** How often a request waits for a page that another request renders, if a limit refuses that other request. */
const WAITS_MAX = 3;

interface Entry {
  readonly result: PageResult;
  /** The time in milliseconds after which the entry is not sent any more. */
  readonly endsAt: number;
}

interface PageCacheOptions {
  readonly make: (key: string, requester: FastifyRequest) => Promise<PageResult>;
  readonly maxBytes: number;
  readonly freshSeconds: number;
  readonly now?: () => number;
}

/** Carries a result that must not be stored to the requests that already wait for it. */
class Unstorable extends Error {
  readonly result: PageResult;

  constructor(result: PageResult) {
    super('not stored');
    this.result = result;
  }
}

function bodyBytes(result: PageResult): number {
  if (!(result instanceof PageResponse)) return 0;
  const { byteLength } = result.body;
  return result.isCompressed ? byteLength : Math.ceil(byteLength * ENCODED_FORMS_FACTOR);
}

const bytesOf = ({ result }: Entry, key: string): number => bodyBytes(result) + 2 * key.length + ENTRY_BYTES;

/**
 * Caches pages that are the same for everybody. Concurrent requests share one rendering. A stale page is still sent while the next
 * one is rendered. Server errors are never stored. A 404 or a redirect is sent only to the requests that wait for it.
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
      // An entry that is evicted while it is rendered still reaches the requests that wait for it.
      ignoreFetchAbort: true,
      fetchMethod: (key, stale, { context }) =>
        this.#next(stale, () => this.#entry(key, context, freshSeconds)),
    });
  }

  /** Keeps the previous entry if rendering the next one fails. */
  async #next(before: Entry | undefined, next: () => Promise<Entry>): Promise<Entry> {
    try {
      return await next();
    } catch (error) {
      if (before !== undefined && before.endsAt > this.#now()) return before;
      throw error;
    }
  }

  async #entry(key: string, requester: FastifyRequest, freshSeconds: number): Promise<Entry> {
    const result = await this.#make(key, requester);
    const isPage = result instanceof PageResponse;
    if (isPage && result.status >= SERVER_FAULT) throw new Unstorable(result);
    const seconds = isPage && result.status === 200 ? freshSeconds + STALE_SECONDS : 0;
    return { result, endsAt: this.#now() + seconds * 1000 };
  }

  /**
   * Returns the page of an address. If it has to be rendered, it counts against the limits of `requester`. If a limit refuses the
   * request that came first, the requests that waited for it try again for themselves.
   */
  async get(key: string, requester: FastifyRequest): Promise<PageResult> {
    const cache = this.#cache;
    if (cache === null) return this.#make(key, requester);
    for (let waits = 0; waits < WAITS_MAX; waits += 1) {
      try {
        return await this.#fetch(cache, key, requester);
      } catch (error) {
        if (error instanceof Unstorable) return error.result;
        if (!(error instanceof NotAdmitted) || error.requester === requester) throw error;
      }
    }
    return this.#make(key, requester);
  }

  async #fetch(
    cache: LRUCache<string, Entry, FastifyRequest>,
    key: string,
    requester: FastifyRequest,
  ): Promise<PageResult> {
    const known = cache.peek(key, { allowStale: true });
    if (known !== undefined && known.endsAt <= this.#now()) cache.delete(key);
    const entry = await cache.fetch(key, { context: requester });
    return entry ? entry.result : this.#make(key, requester);
  }

  /** The estimated size of all entries in bytes. */
  get bytes(): number {
    return this.#cache?.calculatedSize ?? 0;
  }
}
