import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { cachedRead } from './cached-read.ts';
import type { Database } from './client.ts';
import { unavailabilityOf } from './errors.ts';

const database = { answersWithin: 4000 } as Database;

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

describe('a value that is cached', () => {
  it('lets nobody wait for a first reading that takes long, and has it for those who come later', async () => {
    const reading = Promise.withResolvers<string>();
    const load = vi.fn(() => reading.promise);
    const cached = cachedRead(load, 60_000);
    const early = [cached.read(database), cached.read(database)].map((read) => read.catch(unavailabilityOf));
    await vi.advanceTimersByTimeAsync(3999);
    expect(vi.getTimerCount()).toBe(2);
    await vi.advanceTimersByTimeAsync(1);
    expect(await Promise.all(early)).toEqual(['ETIMEDOUT', 'ETIMEDOUT']);
    reading.resolve('read');
    await vi.advanceTimersByTimeAsync(0);
    expect(await cached.read(database)).toBe('read');
    expect(load).toHaveBeenCalledTimes(1);
    expect(vi.getTimerCount()).toBe(0);
  });

  it('is read anew after a first reading that failed', async () => {
    const load = vi.fn().mockRejectedValueOnce(new Error('away')).mockResolvedValueOnce('read');
    const cached = cachedRead(load, 60_000);
    await expect(cached.read(database)).rejects.toThrow('away');
    expect(await cached.read(database)).toBe('read');
  });

  it('serves on when it is old, while its successor is read', async () => {
    const second = Promise.withResolvers<string>();
    const load = vi.fn().mockResolvedValueOnce('old').mockReturnValueOnce(second.promise);
    const cached = cachedRead(load, 60_000);
    expect(await cached.read(database)).toBe('old');
    await vi.advanceTimersByTimeAsync(60_001);
    expect(await cached.read(database)).toBe('old');
    expect(await cached.read(database)).toBe('old');
    expect(load).toHaveBeenCalledTimes(2);
    second.resolve('new');
    await vi.advanceTimersByTimeAsync(0);
    expect(await cached.read(database)).toBe('new');
  });
});
