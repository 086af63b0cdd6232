import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { cachedRead } from './cached-read.ts';
import type { Database } from './client.ts';
import { unavailabilityOf } from './errors.ts';

const TTL = 60_000;
const database = { answersWithin: 4000 } as Database;

beforeEach(() => {
  // lru-cache keeps a reference to the real `performance`, which fake timers do not replace.
  vi.spyOn(performance, 'now').mockImplementation(() => Date.now());
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

describe('the first read', () => {
  it('fails after the time limit if the load is slow; later callers get the value of that load', async () => {
    const loading = Promise.withResolvers<string>();
    const load = vi.fn(() => loading.promise);
    const cached = cachedRead(load, TTL);
    const early = [cached.read(database), cached.read(database)].map((read) => read.catch(unavailabilityOf));
    await vi.advanceTimersByTimeAsync(3999);
    expect(vi.getTimerCount()).toBe(2);
    await vi.advanceTimersByTimeAsync(1);
    expect(await Promise.all(early)).toEqual(['ETIMEDOUT', 'ETIMEDOUT']);
    loading.resolve('loaded');
    await vi.advanceTimersByTimeAsync(0);
    expect(await cached.read(database)).toBe('loaded');
    expect(load).toHaveBeenCalledTimes(1);
    expect(vi.getTimerCount()).toBe(0);
  });

  it('does not cache an error', async () => {
    const load = vi.fn().mockRejectedValueOnce(new Error('away')).mockResolvedValueOnce('loaded');
    const cached = cachedRead(load, TTL);
    await expect(cached.read(database)).rejects.toThrow('away');
    expect(await cached.read(database)).toBe('loaded');
  });
});

describe('a stale value', () => {
  it('is returned while the next one is loaded once for all callers', async () => {
    const second = Promise.withResolvers<string>();
    const load = vi.fn().mockResolvedValueOnce('old').mockReturnValueOnce(second.promise);
    const cached = cachedRead(load, TTL);
    expect(await cached.read(database)).toBe('old');
    await vi.advanceTimersByTimeAsync(TTL + 1);
    expect(await cached.read(database)).toBe('old');
    expect(await cached.read(database)).toBe('old');
    expect(load).toHaveBeenCalledTimes(2);
    second.resolve('new');
    await vi.advanceTimersByTimeAsync(0);
    expect(await cached.read(database)).toBe('new');
    expect(load).toHaveBeenCalledTimes(2);
  });

  it('stays if the next one cannot be loaded, and the next caller tries again', async () => {
    const load = vi
      .fn()
      .mockResolvedValueOnce('old')
      .mockRejectedValueOnce(new Error('away'))
      .mockResolvedValueOnce('new');
    const cached = cachedRead(load, TTL);
    await cached.read(database);
    await vi.advanceTimersByTimeAsync(TTL + 1);
    expect(await cached.read(database)).toBe('old');
    await vi.advanceTimersByTimeAsync(0);
    expect(await cached.read(database)).toBe('old');
    await vi.advanceTimersByTimeAsync(0);
    expect(await cached.read(database)).toBe('new');
    expect(load).toHaveBeenCalledTimes(3);
  });
});

describe('a refresh', () => {
  it('waits for a new value; others get the old one meanwhile', async () => {
    const second = Promise.withResolvers<string>();
    const load = vi.fn().mockResolvedValueOnce('old').mockReturnValueOnce(second.promise);
    const cached = cachedRead(load, TTL);
    await cached.read(database);
    const refreshed = cached.refresh(database);
    expect(await cached.read(database)).toBe('old');
    second.resolve('new');
    expect(await refreshed).toBe('new');
    expect(await cached.read(database)).toBe('new');
  });

  it('is not overwritten by a load that began before it', async () => {
    const first = Promise.withResolvers<string>();
    const load = vi.fn().mockReturnValueOnce(first.promise).mockResolvedValueOnce('refreshed');
    const cached = cachedRead(load, TTL);
    const early = cached.read(database);
    expect(await cached.refresh(database)).toBe('refreshed');
    first.resolve('first');
    expect(await early).toBe('first');
    expect(await cached.read(database)).toBe('refreshed');
  });

  it('leaves the value if it fails', async () => {
    const load = vi.fn().mockResolvedValueOnce('old').mockRejectedValueOnce(new Error('away'));
    const cached = cachedRead(load, TTL);
    await cached.read(database);
    await expect(cached.refresh(database)).rejects.toThrow('away');
    expect(await cached.read(database)).toBe('old');
  });
});
