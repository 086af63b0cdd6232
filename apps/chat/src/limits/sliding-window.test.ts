import { describe, expect, it } from 'vitest';
import { SlidingWindow } from './sliding-window.ts';

const twentyInTenSeconds = () => new SlidingWindow({ windowMs: 10_000, most: 20 });

describe('a sliding window', () => {
  it('allows the twentieth, and the next when the first is ten seconds old', () => {
    const window = twentyInTenSeconds();
    for (let index = 0; index < 20; index += 1) window.count('a', 1000 + index);
    expect(() => window.count('a', 2000)).toThrow('RATE_LIMITED');
    expect(() => window.count('a', 10_999)).toThrow('RATE_LIMITED');
    window.count('a', 11_000);
    expect(() => window.count('a', 11_000)).toThrow('RATE_LIMITED');
  });

  it('counts each key separately', () => {
    const window = twentyInTenSeconds();
    for (let index = 0; index < 20; index += 1) window.count('a', 1000);
    window.count('b', 1000);
    expect(() => window.count('a', 1000)).toThrow('RATE_LIMITED');
  });

  it('forgets only by time, and keeps nothing of inactive keys', () => {
    const window = twentyInTenSeconds();
    for (let index = 0; index < 1000; index += 1) window.count(`seeker ${index}`, index);
    expect(window.size).toBe(1000);
    // The key that was counted again is kept, although it was one of the first.
    window.count('seeker 0', 5000);
    window.count('another', 10_999);
    expect(window.size).toBe(2);
  });
});
