import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { PromiseCache } from './promise-cache.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const TTL = 2000;

/** A load that a test ends by hand, call by call. */
function slowLoad() {
  const calls: PromiseWithResolvers<string>[] = [];
  const load = vi.fn((_key: string) => {
    const call = Promise.withResolvers<string>();
    calls.push(call);
    return call.promise;
  });
  const settle = () => vi.advanceTimersByTimeAsync(0);
  return { calls, load, settle };
}

describe('a value', () => {
  it('is loaded once for all who ask while it is fresh, and again at the end of its time', async () => {
    const load = vi.fn(async (key: string) => `${key} ${load.mock.calls.length}`);
    const cache = new PromiseCache({ load, ttl: TTL });
    expect(await cache.get('a')).toBe('a 1');
    await vi.advanceTimersByTimeAsync(TTL - 1);
    expect(await cache.get('a')).toBe('a 1');
    await vi.advanceTimersByTimeAsync(1);
    expect(await cache.get('a')).toBe('a 2');
    expect(await cache.get('b')).toBe('b 3');
  });

  it('is loaded once for all who ask while it is loaded, but not by a load that began too long ago', async () => {
    const { calls, load } = slowLoad();
    const cache = new PromiseCache({ load, ttl: TTL });
    const early = [cache.get('a')];
    await vi.advanceTimersByTimeAsync(TTL - 1);
    early.push(cache.get('a'));
    expect(load).toHaveBeenCalledTimes(1);
    await vi.advanceTimersByTimeAsync(1);
    const late = cache.get('a');
    calls[1]?.resolve('late');
    expect(await late).toBe('late');
    calls[0]?.resolve('early');
    expect(await Promise.all(early)).toEqual(['early', 'early']);
    expect(await cache.get('a')).toBe('late');
  });

  it('is as old as its load is long: what changed meanwhile is seen in time', async () => {
    const { calls, load, settle } = slowLoad();
    const cache = new PromiseCache({ load, ttl: TTL });
    const first = cache.get('a');
    await vi.advanceTimersByTimeAsync(TTL - 1);
    calls[0]?.resolve('old');
    expect(await first).toBe('old');
    await vi.advanceTimersByTimeAsync(1);
    const next = cache.get('a');
    await settle();
    calls[1]?.resolve('new');
    expect(await next).toBe('new');
  });

  it('that could not be loaded is not cached', async () => {
    const load = vi.fn().mockRejectedValueOnce(new Error('away')).mockResolvedValueOnce('loaded');
    const cache = new PromiseCache<string, string>({ load, ttl: TTL });
    await expect(cache.get('a')).rejects.toThrow('away');
    expect(await cache.get('a')).toBe('loaded');
  });

  it('makes room for others: the one that came first goes', async () => {
    const load = vi.fn(async (key: string) => key);
    const cache = new PromiseCache({ load, ttl: TTL, max: 2 });
    for (const key of ['a', 'b', 'c']) await cache.get(key);
    expect(load).toHaveBeenCalledTimes(3);
    await cache.get('b');
    await cache.get('c');
    expect(load).toHaveBeenCalledTimes(3);
    await cache.get('a');
    expect(load).toHaveBeenCalledTimes(4);
  });
});

describe('a value that is served when it is old', () => {
  it('is loaded once at first, however long that takes', async () => {
    const { calls, load } = slowLoad();
    const cache = new PromiseCache({ load, ttl: TTL, servesStale: true });
    const first = cache.get('a');
    await vi.advanceTimersByTimeAsync(TTL * 2);
    const second = cache.get('a');
    calls[0]?.resolve('loaded');
    expect(await Promise.all([first, second])).toEqual(['loaded', 'loaded']);
    expect(load).toHaveBeenCalledTimes(1);
  });

  it('serves on while the next one is loaded, once', async () => {
    const { calls, load, settle } = slowLoad();
    const cache = new PromiseCache({ load, ttl: TTL, servesStale: true });
    const first = cache.get('a');
    expect(cache.isLoaded('a')).toBe(false);
    calls[0]?.resolve('old');
    expect(await first).toBe('old');
    expect(cache.isLoaded('a')).toBe(true);
    await vi.advanceTimersByTimeAsync(TTL);
    expect(await cache.get('a')).toBe('old');
    expect(await cache.get('a')).toBe('old');
    expect(load).toHaveBeenCalledTimes(2);
    calls[1]?.resolve('new');
    await settle();
    expect(await cache.get('a')).toBe('new');
    expect(load).toHaveBeenCalledTimes(2);
  });

  it('serves on where the next one cannot be loaded, and whoever asks tries again', async () => {
    const load = vi
      .fn<() => Promise<string>>()
      .mockResolvedValueOnce('old')
      .mockRejectedValueOnce(new Error('away'))
      .mockResolvedValueOnce('new');
    const cache = new PromiseCache({ load, ttl: TTL, servesStale: true });
    await cache.get('a');
    await vi.advanceTimersByTimeAsync(TTL);
    expect(await cache.get('a')).toBe('old');
    await vi.advanceTimersByTimeAsync(0);
    expect(await cache.get('a')).toBe('old');
    await vi.advanceTimersByTimeAsync(0);
    expect(await cache.get('a')).toBe('new');
    expect(load).toHaveBeenCalledTimes(3);
  });
});

describe('a refresh', () => {
  it('loads anew and waits for it, while the value serves others', async () => {
    const { calls, load } = slowLoad();
    const cache = new PromiseCache({ load, ttl: TTL });
    const first = cache.get('a');
    calls[0]?.resolve('old');
    await first;
    const refreshed = cache.refresh('a');
    expect(await cache.get('a')).toBe('old');
    calls[1]?.resolve('new');
    expect(await refreshed).toBe('new');
    expect(await cache.get('a')).toBe('new');
  });

  it('reads what was written while a load was under way: that one does not come after it', async () => {
    const { calls, load, settle } = slowLoad();
    const cache = new PromiseCache({ load, ttl: TTL, servesStale: true });
    const first = cache.get('a');
    calls[0]?.resolve('first');
    await first;
    const [earlier, later] = [cache.refresh('a'), cache.refresh('a')];
    calls[2]?.resolve('later');
    expect(await later).toBe('later');
    calls[1]?.resolve('earlier');
    expect(await earlier).toBe('earlier');
    await settle();
    expect(await cache.get('a')).toBe('later');
  });

  it('takes the place of a first load', async () => {
    const { calls, load } = slowLoad();
    const cache = new PromiseCache({ load, ttl: TTL });
    const first = cache.get('a');
    const refreshed = cache.refresh('a');
    calls[1]?.resolve('refreshed');
    expect(await refreshed).toBe('refreshed');
    calls[0]?.resolve('first');
    expect(await first).toBe('first');
    expect(await cache.get('a')).toBe('refreshed');
  });

  it('that fails tells so and leaves the value', async () => {
    const load = vi.fn().mockResolvedValueOnce('old').mockRejectedValueOnce(new Error('away'));
    const cache = new PromiseCache<string, string>({ load, ttl: TTL });
    await cache.get('a');
    await expect(cache.refresh('a')).rejects.toThrow('away');
    expect(await cache.get('a')).toBe('old');
  });
});

describe('what is forgotten', () => {
  it.each([
    ['by key', (cache: PromiseCache<string, string>) => cache.delete((key) => key === 'a')],
    ['with all', (cache: PromiseCache<string, string>) => cache.clear()],
  ])('%s is loaded again; a load under way is answered and not cached', async (_, forget) => {
    const { calls, load } = slowLoad();
    const cache = new PromiseCache({ load, ttl: TTL });
    const before = cache.get('a');
    forget(cache);
    calls[0]?.resolve('before');
    expect(await before).toBe('before');
    const after = cache.get('a');
    calls[1]?.resolve('after');
    expect(await after).toBe('after');
    forget(cache);
    void cache.get('a');
    expect(load).toHaveBeenCalledTimes(3);
  });

  it('leaves other keys alone', async () => {
    const load = vi.fn(async (key: string) => key);
    const cache = new PromiseCache({ load, ttl: TTL });
    await Promise.all([cache.get('a1'), cache.get('a2'), cache.get('b1')]);
    cache.delete((key) => key.startsWith('a'));
    await cache.get('b1');
    expect(load).toHaveBeenCalledTimes(3);
    await cache.get('a2');
    expect(load).toHaveBeenCalledTimes(4);
  });
});
