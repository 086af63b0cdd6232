import type { FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import { NotAdmitted } from '../limits/not-admitted.ts';
import { PageResponse, type PageResult } from './page-response.ts';

/** Seconds for which a stale page is still sent, while a new one is rendered or after a rendering failed. */
export const STALE_SECONDS = 45;

/** Factor from the size of a page to the estimated size of the page with its compressed forms. */
const ENCODED_FORMS_FACTOR = 1.5;
const ENTRY_BYTES = 1000;
const SERVER_FAULT = 500;
/**
 * Maximum number of times that a request waits for another request's rendering, if a limit rejects that other
 * request.
 */
const WAITS_MAX = 3;

interface Entry {
  readonly result: PageResult;
  /** Time after which the entry is not sent any more, in milliseconds since the epoch. */
  readonly endsAt: number;
}

interface PageCacheOptions {
  readonly make: (key: string, requester: FastifyRequest) => Promise<PageResult>;
  readonly maxBytes: number;
  readonly freshSeconds: number;
  readonly now?: () => number;
}

/** Passes an uncacheable result to the requests that already wait for it. */
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
 * Caches pages that are the same for everybody. Concurrent requests share one rendering, which prevents a cache
 * stampede. A stale page is still sent while the next one is rendered. Server errors are never stored. A 404 or a
 * redirect is sent only to the requests that already wait for it.
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

  /** Returns the next entry, or the previous one if rendering the next one fails. */
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
   * Returns the page of an address. Rendering counts against the limits of `requester`; a cached page does not. If a
   * limit rejects the first request, the requests that waited for it render the page themselves.
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

  /** Returns the estimated size of all entries in bytes. */
  get bytes(): number {
    return this.#cache?.calculatedSize ?? 0;
  }
}
