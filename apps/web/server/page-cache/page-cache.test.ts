import type { FastifyRequest } from 'fastify';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { NotAdmitted } from '../limits/not-admitted.ts';
import { PageCache, STALE_SECONDS } from './page-cache.ts';
import { PageResponse, type PageResult } from './page-response.ts';

const FRESH = 10;
let seconds: number;
beforeEach(() => {
  seconds = 1000;
});

const page = (html: string, status = 200) => new PageResponse({ status, language: 'hi', body: html });
const requester = (name: string) => ({ name }) as unknown as FastifyRequest;
const wordsOf = (result: PageResult) =>
  result instanceof PageResponse ? result.body.toString() : result.redirectTo;
/** Waits until work that continues after a response has finished. */
const settled = () => new Promise((resolve) => setImmediate(resolve));

function cacheOf(
  make: (key: string, requester: FastifyRequest) => Promise<PageResult>,
  maxBytes = 1_000_000,
) {
  const cache = new PageCache({ make, maxBytes, freshSeconds: FRESH, now: () => seconds * 1000 });
  return { cache, ask: async (key: string, name = 'asha') => wordsOf(await cache.get(key, requester(name))) };
}

describe('a page', () => {
  it('is rendered once for concurrent requests, for the first requester', async () => {
    const waiting: ((result: PageResult) => void)[] = [];
    const make = vi.fn(() => new Promise<PageResult>((resolve) => waiting.push(resolve)));
    const { ask } = cacheOf(make);
    const all = [ask('/faq', 'first'), ask('/faq', 'second'), ask('/faq', 'third')];
    expect(make).toHaveBeenCalledExactlyOnceWith('/faq', requester('first'));
    waiting[0]?.(page('made'));
    expect(await Promise.all(all)).toEqual(['made', 'made', 'made']);
  });

  it('is rendered for the next waiting request if a limit refuses the first one', async () => {
    const refusals: (() => void)[] = [];
    const make = vi.fn((_key: string, who: FastifyRequest) =>
      (who as unknown as { name: string }).name === 'flood'
        ? new Promise<PageResult>((_resolve, reject) => {
            const refused = new NotAdmitted('OVERLOADED', { requester: who, retryAfter: 5 });
            refusals.push(() => reject(refused));
          })
        : Promise.resolve(page('made')),
    );
    const { ask } = cacheOf(make);
    const refused = ask('/faq', 'flood');
    const all = [ask('/faq', 'second'), ask('/faq', 'third')];
    refusals[0]?.();
    await expect(refused).rejects.toThrow('OVERLOADED');
    expect(await Promise.all(all)).toEqual(['made', 'made']);
    expect(make).toHaveBeenCalledTimes(2);
  });

  it('is rendered for a request itself if other requests are refused repeatedly', async () => {
    const flood = requester('flood');
    const make = vi.fn(async (_key: string, who: FastifyRequest): Promise<PageResult> => {
      if (make.mock.calls.length <= 3)
        throw new NotAdmitted('OVERLOADED', { requester: flood, retryAfter: 5 });
      return page(`made for ${(who as unknown as { name: string }).name}`);
    });
    const { ask } = cacheOf(make);
    expect(await ask('/faq', 'asha')).toBe('made for asha');
    expect(make).toHaveBeenCalledTimes(4);
  });

  it('is sent while it is fresh, then while the next one is rendered', async () => {
    const make = vi.fn(async () => page(`made at ${seconds}`));
    const { ask } = cacheOf(make);
    expect(await ask('/faq')).toBe('made at 1000');
    seconds += FRESH;
    expect(await ask('/faq')).toBe('made at 1000');
    expect(make).toHaveBeenCalledTimes(1);
    seconds += 0.001;
    expect(await ask('/faq')).toBe('made at 1000');
    await settled();
    expect(make).toHaveBeenCalledTimes(2);
    expect(await ask('/faq')).toBe(`made at ${seconds}`);
  });

  it('that is too old is not sent, not even while the next one is rendered', async () => {
    const { ask } = cacheOf(async () => page(`made at ${seconds}`));
    await ask('/faq');
    seconds += FRESH + STALE_SECONDS - 0.001;
    expect(await ask('/faq')).toBe('made at 1000');
    await settled();
    seconds += FRESH + STALE_SECONDS;
    expect(await ask('/faq')).toBe(`made at ${seconds}`);
  });

  it('is still sent for a time if the next one cannot be rendered', async () => {
    const make = vi.fn<() => Promise<PageResult>>();
    make.mockResolvedValueOnce(page('made'));
    make.mockRejectedValueOnce(new Error('no place')).mockResolvedValueOnce(page('away', 503));
    make.mockRejectedValue(new Error('no place'));
    const { ask } = cacheOf(make);
    await ask('/faq');
    for (const _try of [1, 2, 3]) {
      seconds += FRESH + 1;
      expect(await ask('/faq')).toBe('made');
      await settled();
    }
    expect(make).toHaveBeenCalledTimes(4);
    seconds += STALE_SECONDS;
    await expect(ask('/faq')).rejects.toThrow('no place');
  });
});

describe('a result that is not a page', () => {
  it.each([
    ['a fault', page('away', 503)],
    ['another fault', page('broken', 500)],
    ['nothing there', page('gone', 404)],
    ['elsewhere', { redirectTo: '/there', status: 302 }],
  ])('is sent to all waiting requests but not stored: %s', async (_case, result) => {
    const make = vi
      .fn<() => Promise<PageResult>>()
      .mockResolvedValueOnce(result)
      .mockResolvedValue(page('here now'));
    const { ask } = cacheOf(make);
    expect(await Promise.all([ask('/faq'), ask('/faq')])).toEqual([wordsOf(result), wordsOf(result)]);
    expect(make).toHaveBeenCalledTimes(1);
    expect(await ask('/faq')).toBe('here now');
  });

  it('replaces the stored page', async () => {
    const make = vi
      .fn<() => Promise<PageResult>>()
      .mockResolvedValueOnce(page('job'))
      .mockResolvedValue(page('gone', 404));
    const { ask } = cacheOf(make);
    await ask('/jobs?a-bbbbbb');
    seconds += FRESH + 1;
    await ask('/jobs?a-bbbbbb');
    await settled();
    expect(await ask('/jobs?a-bbbbbb')).toBe('gone');
  });
});

describe('memory', () => {
  it('is limited: the least recently used page is evicted', async () => {
    const make = vi.fn(async (key: string) => page(key + 'x'.repeat(10_000)));
    const { cache, ask } = cacheOf(make, 50_000);
    for (const key of ['/a', '/b', '/c']) await ask(key);
    await ask('/a');
    await ask('/d');
    expect(cache.bytes).toBeLessThanOrEqual(50_000);
    await ask('/a');
    expect(make).toHaveBeenCalledTimes(4);
    await ask('/b');
    expect(make).toHaveBeenCalledTimes(5);
  });

  it('does not store a page that is larger than the cache, but sends it', async () => {
    const { cache, ask } = cacheOf(async () => page('x'.repeat(100_000)), 50_000);
    expect(await ask('/a')).toHaveLength(100_000);
    expect(cache.bytes).toBe(0);
  });

  it('of 0, or a freshness of 0, renders each page again', async () => {
    for (const [maxBytes, freshSeconds] of [
      [0, FRESH],
      [1000, 0],
    ] as const) {
      const make = vi.fn(async () => page('made'));
      const cache = new PageCache({ make, maxBytes, freshSeconds });
      await cache.get('/a', requester('asha'));
      await cache.get('/a', requester('asha'));
      expect(make).toHaveBeenCalledTimes(2);
    }
  });
});
