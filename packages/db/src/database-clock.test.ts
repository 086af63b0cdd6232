import { afterEach, describe, expect, it, vi } from 'vitest';
import { DatabaseClock, logSkewTo } from './database-clock.ts';

const NOON = Date.parse('2026-11-23T12:00:00Z');
const TWO_HOURS = 7_200_000;

/** Creates fake clocks of a machine and a database, which show the same time and can be moved separately. */
function setUp() {
  const times = { wall: NOON, monotonic: 500, database: NOON };
  const tripMs = { there: 0, back: 0 };
  let isAway = false;
  const pass = (milliseconds: number) => {
    times.wall += milliseconds;
    times.monotonic += milliseconds;
    times.database += milliseconds;
  };
  const query = vi.fn(async () => {
    if (isAway) throw new Error('away');
    pass(tripMs.there);
    const rows = [{ now: new Date(times.database) }];
    pass(tripMs.back);
    return rows;
  });
  const onSkew = vi.fn();
  const clock = new DatabaseClock({ query } as never, {
    wall: () => times.wall,
    monotonic: () => times.monotonic,
    onSkew,
  });
  const goAway = (away: boolean) => {
    isAway = away;
  };
  return { clock, times, tripMs, pass, query, onSkew, goAway, ms: () => clock.now().getTime() };
}

afterEach(() => {
  vi.useRealTimers();
});

describe('the time', () => {
  it.each([
    ['forward', TWO_HOURS],
    ['back', -TWO_HOURS],
  ])('does not step when the wall clock steps two hours %s', async (_case, step) => {
    const { clock, times, pass, ms } = setUp();
    await clock.anchor();
    times.wall += step;
    pass(1000);
    expect(ms()).toBe(NOON + 1000);
    await clock.anchor();
    expect(ms()).toBe(NOON + 1000);
  });

  it('is the database’s from the first answer on, if the wall clock was wrong before', async () => {
    const { clock, times, ms } = setUp();
    times.wall += TWO_HOURS;
    expect(ms()).toBe(NOON + TWO_HOURS);
    await clock.anchor();
    expect(ms()).toBe(NOON);
  });

  it('counts the database’s answer for the middle of the round trip', async () => {
    const { clock, times, tripMs, ms } = setUp();
    tripMs.there = 300;
    tripMs.back = 300;
    await clock.anchor();
    expect(ms()).toBe(times.database);
  });

  it('asks twice at first, since the first round trip may include opening a connection', async () => {
    const { clock, times, tripMs, query, pass, ms } = setUp();
    tripMs.there = 400;
    query.mockImplementationOnce(async () => {
      pass(400);
      tripMs.there = 0;
      return [{ now: new Date(times.database) }];
    });
    await clock.anchor();
    expect(ms()).toBe(times.database);
  });

  it('goes on from the last answer while the database is away', async () => {
    const { clock, times, pass, goAway, ms } = setUp();
    await clock.anchor();
    goAway(true);
    times.wall += TWO_HOURS;
    pass(600_000);
    await expect(clock.anchor()).rejects.toThrow('away');
    expect(ms()).toBe(NOON + 600_000);
  });

  it('is the wall clock’s while no answer ever came', async () => {
    const { clock, times, goAway, ms } = setUp();
    goAway(true);
    await clock.start();
    clock.stop();
    expect(ms()).toBe(NOON);
    times.wall += 5;
    expect(ms()).toBe(NOON + 5);
    expect(clock.skewSeconds).toBeNaN();
  });

  it('keeps its anchor if a slow answer may be as wrong as the difference', async () => {
    const { clock, times, tripMs, ms } = setUp();
    await clock.anchor();
    tripMs.back = 3000;
    await clock.anchor();
    expect(ms()).toBe(times.database);
  });

  it('follows the database forward at once', async () => {
    const { clock, times, ms } = setUp();
    await clock.anchor();
    times.database += 10_000;
    await clock.anchor();
    expect(ms()).toBe(NOON + 10_000);
  });

  it('waits out a step back of a second, and makes a longer one at once', async () => {
    const { clock, times, pass, ms } = setUp();
    await clock.anchor();
    expect(ms()).toBe(NOON);
    times.database -= 1000;
    await clock.anchor();
    expect(ms()).toBe(NOON);
    pass(999);
    expect(ms()).toBe(NOON);
    pass(2);
    expect(ms()).toBe(NOON + 1);
    times.database -= 1001;
    await clock.anchor();
    expect(ms()).toBe(NOON - 1000);
  });
});

describe('the questions', () => {
  it('come twice at the start and once a minute, until it stops, failures or not', async () => {
    vi.useFakeTimers();
    const { clock, query, goAway } = setUp();
    await clock.start();
    expect(query).toHaveBeenCalledTimes(2);
    goAway(true);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(query).toHaveBeenCalledTimes(3);
    await vi.advanceTimersByTimeAsync(59_999);
    expect(query).toHaveBeenCalledTimes(3);
    await vi.advanceTimersByTimeAsync(1);
    expect(query).toHaveBeenCalledTimes(4);
    clock.stop();
    await vi.advanceTimersByTimeAsync(600_000);
    expect(query).toHaveBeenCalledTimes(4);
  });

  it('end if the clock is stopped while one is open', async () => {
    vi.useFakeTimers();
    const { clock, query } = setUp();
    await clock.start();
    query.mockImplementationOnce(async () => {
      clock.stop();
      throw new Error('away');
    });
    await vi.advanceTimersByTimeAsync(600_000);
    expect(query).toHaveBeenCalledTimes(3);
  });
});

describe('a wall clock that differs', () => {
  it.each([
    [5000, 0],
    [5001, 1],
    [-5000, 0],
    [-5001, 1],
  ])('by %i ms is reported %i times', async (off, calls) => {
    const { clock, times, onSkew } = setUp();
    times.wall += off;
    await clock.anchor();
    await clock.anchor();
    expect(onSkew).toHaveBeenCalledTimes(calls);
    expect(clock.skewSeconds).toBe(off / 1000);
  });

  it('is reported when it begins, changes and ends, once each', async () => {
    const { clock, times, onSkew } = setUp();
    for (const wall of [0, TWO_HOURS, TWO_HOURS, TWO_HOURS + 4000, -TWO_HOURS, -TWO_HOURS, 0, 0]) {
      times.wall = NOON + wall;
      await clock.anchor();
    }
    expect(onSkew.mock.calls).toEqual([
      [7200, true],
      [-7200, true],
      [0, false],
    ]);
  });

  it('is a warning in the log, and its end a note', () => {
    const log = { info: vi.fn(), warn: vi.fn() };
    logSkewTo(log)(7200, true);
    logSkewTo(log)(0, false);
    expect(log.warn.mock.calls).toEqual([
      [{ skewSeconds: 7200 }, "this machine's wall clock differs from the database's"],
    ]);
    expect(log.info.mock.calls).toEqual([
      [{ skewSeconds: 0 }, "this machine's wall clock agrees with the database's again"],
    ]);
  });
});
