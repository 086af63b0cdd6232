import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Deadline, DeadlineExceeded, timeLeft, withoutDeadline } from './deadline.ts';

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
});

const LIMIT = 1000;

describe('timeLeft', () => {
  it('returns the given time outside a request', () => {
    expect(timeLeft(2000)).toBe(2000);
  });

  it.each([
    [0, 400, 400],
    [599, 400, 400],
    [600, 400, 400],
    [601, 400, 399],
    [999, 400, 1],
  ])('after %i ms limits %i ms to %i', async (passed, requested, expected) => {
    const deadline = new Deadline(LIMIT);
    vi.advanceTimersByTime(passed);
    expect(await deadline.run(() => timeLeft(requested))).toBe(expected);
  });

  it.each([1000, 1001])('throws after %i ms', async (passed) => {
    const deadline = new Deadline(LIMIT);
    vi.advanceTimersByTime(passed);
    await expect(deadline.run(async () => timeLeft(400))).rejects.toThrow(DeadlineExceeded);
  });

  it('is not limited by the request in work that outlives it', async () => {
    const deadline = new Deadline(LIMIT);
    expect(await deadline.run(() => withoutDeadline(() => timeLeft(5000)))).toBe(5000);
  });
});

describe('a deadline', () => {
  it.each([
    [999, 'open'],
    [1000, 'DEADLINE_EXCEEDED'],
  ])('after %i ms leaves work that never ends %s', async (passed, expected) => {
    let state = 'open';
    new Deadline(LIMIT)
      .run(() => new Promise(() => {}))
      .catch((error: DeadlineExceeded) => {
        state = error.code;
      });
    await vi.advanceTimersByTimeAsync(passed);
    expect(state).toBe(expected);
  });

  it('does not count the time in which the body arrives', () => {
    const deadline = new Deadline(LIMIT);
    vi.advanceTimersByTime(300);
    deadline.pause();
    vi.advanceTimersByTime(5000);
    expect(deadline.leftMs).toBe(700);
    deadline.resume();
    deadline.resume();
    vi.advanceTimersByTime(100);
    expect(deadline.leftMs).toBe(600);
  });

  it('ends with a request that was answered in time, and stays after one that was not', async () => {
    const inTime = new Deadline(LIMIT);
    const late = new Deadline(LIMIT);
    vi.advanceTimersByTime(999);
    inTime.release();
    vi.advanceTimersByTime(1);
    late.release();
    expect(await inTime.run(() => timeLeft(60_000))).toBe(60_000);
    await expect(late.run(async () => timeLeft(60_000))).rejects.toThrow(DeadlineExceeded);
  });
});
