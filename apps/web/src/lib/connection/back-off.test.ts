import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { BackOff } from './back-off.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

/** Returns the lengths of the next waits, in milliseconds. */
function waits(backOff: BackOff, count: number): number[] {
  return Array.from({ length: count }, () => {
    const startedAt = Date.now();
    let isDone = false;
    backOff.later(() => {
      isDone = true;
    });
    while (!isDone) vi.advanceTimersByTime(1);
    return Date.now() - startedAt;
  });
}

describe('exponential backoff', () => {
  it('doubles the wait each time up to a maximum, and starts again after a success', () => {
    const backOff = new BackOff({ firstMs: 100, maxMs: 500, random: () => 1 });
    expect(waits(backOff, 4)).toEqual([100, 200, 400, 500]);
    backOff.reset();
    expect(waits(backOff, 1)).toEqual([100]);
  });

  it('varies the wait by up to a half', () => {
    expect(waits(new BackOff({ firstMs: 100, maxMs: 500, random: () => 0 }), 2)).toEqual([50, 100]);
  });

  it('runs only the last scheduled work, once, and nothing after stop()', () => {
    const backOff = new BackOff({ firstMs: 100, maxMs: 500 });
    const first = vi.fn();
    const second = vi.fn();
    backOff.later(first);
    backOff.later(second);
    vi.advanceTimersByTime(1000);
    expect([first.mock.calls.length, second.mock.calls.length]).toEqual([0, 1]);
    backOff.later(first);
    backOff.stop();
    vi.advanceTimersByTime(1000);
    expect(first).not.toHaveBeenCalled();
  });
});
