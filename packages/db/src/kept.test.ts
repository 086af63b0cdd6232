import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Database } from './client.ts';
import { unavailabilityOf } from './errors.ts';
import { keep } from './kept.ts';

const database = { answersWithin: 4000 } as Database;

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

describe('a value that is kept', () => {
  it('lets nobody wait for a first reading that takes long, and has it for those who come later', async () => {
    const reading = Promise.withResolvers<string>();
    const load = vi.fn(() => reading.promise);
    const kept = keep(load, 60_000);
    const early = [kept.read(database), kept.read(database)].map((read) => read.catch(unavailabilityOf));
    await vi.advanceTimersByTimeAsync(3999);
    expect(vi.getTimerCount()).toBe(2);
    await vi.advanceTimersByTimeAsync(1);
    expect(await Promise.all(early)).toEqual(['ETIMEDOUT', 'ETIMEDOUT']);
    reading.resolve('read');
    await vi.advanceTimersByTimeAsync(0);
    expect(await kept.read(database)).toBe('read');
    expect(load).toHaveBeenCalledTimes(1);
    expect(vi.getTimerCount()).toBe(0);
  });

  it('is read anew after a first reading that failed', async () => {
    const load = vi.fn().mockRejectedValueOnce(new Error('away')).mockResolvedValueOnce('read');
    const kept = keep(load, 60_000);
    await expect(kept.read(database)).rejects.toThrow('away');
    expect(await kept.read(database)).toBe('read');
  });

  it('serves on when it is old, while its successor is read', async () => {
    const second = Promise.withResolvers<string>();
    const load = vi.fn().mockResolvedValueOnce('old').mockReturnValueOnce(second.promise);
    const kept = keep(load, 60_000);
    expect(await kept.read(database)).toBe('old');
    await vi.advanceTimersByTimeAsync(60_001);
    expect(await kept.read(database)).toBe('old');
    expect(await kept.read(database)).toBe('old');
    expect(load).toHaveBeenCalledTimes(2);
    second.resolve('new');
    await vi.advanceTimersByTimeAsync(0);
    expect(await kept.read(database)).toBe('new');
  });
});
