import type { Database } from './client.ts';
import type { Clock } from './clock.ts';
import { timestamptz } from './columns.ts';
import { sql } from './sql.ts';

/** Milliseconds between two queries for the database's time. */
const ANCHOR_EVERY = 60_000;
/**
 * If the database's time steps back by at most this many milliseconds, the clock pauses until the time has caught up.
 */
const HOLD_MOST = 1000;
/** Difference between the wall clock and the database's time, in milliseconds, from which it is reported. */
const SKEW_WARNS = 5000;

/** Name and help text of the metric for `skewSeconds`. */
export const CLOCK_SKEW_GAUGE = [
  'nukkad_clock_skew_seconds',
  "Seconds by which this machine's wall clock is ahead of the database's; NaN until it is known.",
] as const;

const selectTime = () => sql({ now: timestamptz })`SELECT clock_timestamp() AS now`;

/**
 * Callback with the number of seconds by which the wall clock is ahead of the database. `isOff` is true if they
 * differ by more than five seconds.
 */
type OnSkew = (skewSeconds: number, isOff: boolean) => void;

interface Options {
  /** Unix time of this machine in milliseconds. It may jump. */
  readonly wall?: () => number;
  /** Monotonic time in milliseconds. */
  readonly monotonic?: () => number;
  readonly onSkew?: OnSkew;
}

/**
 * A clock that follows the database's time, so that a jump of this machine's wall clock is never stored. It reads the
 * database's time once a minute and adds the monotonic time since then. Before the first read it returns the wall clock.
 */
export class DatabaseClock implements Clock {
  readonly #database: Pick<Database, 'query'>;
  readonly #wall: () => number;
  readonly #monotonic: () => number;
  readonly #onSkew: OnSkew;
  /** The database's time minus the monotonic time; null before the first read. */
  #offset: number | null = null;
  #last = Number.NEGATIVE_INFINITY;
  #loggedSkew = 0;
  #timer: NodeJS.Timeout | undefined;

  constructor(
    database: Pick<Database, 'query'>,
    { wall = () => Date.now(), monotonic = () => performance.now(), onSkew = () => {} }: Options = {},
  ) {
    this.#database = database;
    this.#wall = wall;
    this.#monotonic = monotonic;
    this.#onSkew = onSkew;
  }

  now(): Date {
    if (this.#offset === null) return new Date(this.#wall());
    const time = this.#monotonic() + this.#offset;
    const isHeld = time < this.#last && this.#last - time <= HOLD_MOST;
    if (!isHeld) this.#last = time;
    return new Date(this.#last);
  }

  /** Seconds by which the wall clock is ahead of the database's time; NaN before the first read. */
  get skewSeconds(): number {
    if (this.#offset === null) return Number.NaN;
    return (this.#wall() - this.#monotonic() - this.#offset) / 1000;
  }

  /**
   * Reads the database's time and adjusts the clock. The time is assumed to be that of the middle of the round trip.
   * A difference below half the round trip is ignored, because it is within the error of the measurement. The first
   * call reads twice, because its first round trip may include opening a connection.
   * @throws the database's error; the clock continues unchanged.
   */
  async anchor(): Promise<void> {
    const isFirst = this.#offset === null;
    await this.#ask();
    if (isFirst) await this.#ask();
    this.#reportSkew();
  }

  async #ask(): Promise<void> {
    const asked = this.#monotonic();
    const [row] = await this.#database.query(selectTime());
    const answered = this.#monotonic();
    if (row === undefined) return;
    const half = (answered - asked) / 2;
    const offset = row.now.getTime() - asked - half;
    // Adds one millisecond, because the driver truncates the database's time to milliseconds.
    if (this.#offset === null || Math.abs(offset - this.#offset) > half + 1) this.#offset = offset;
  }

  /** Reads the database's time now and then once a minute. Resolves after the first read, even if that fails. */
  async start(): Promise<void> {
    const again = async () => {
      await this.anchor().catch(() => {});
      if (this.#timer !== undefined) this.#timer = setTimeout(again, ANCHOR_EVERY).unref();
    };
    this.#timer = setTimeout(again, ANCHOR_EVERY).unref();
    await this.anchor().catch(() => {});
  }

  /** Stops reading the database's time; the clock continues from the last read. */
  stop(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
  }

  /** Reports a difference when it begins, when it changes by more than five seconds, and when it ends. */
  #reportSkew(): void {
    const skew = this.skewSeconds * 1000;
    const isOff = Math.abs(skew) > SKEW_WARNS;
    const wasOff = this.#loggedSkew !== 0;
    if (isOff ? Math.abs(skew - this.#loggedSkew) <= SKEW_WARNS : !wasOff) return;
    this.#loggedSkew = isOff ? skew : 0;
    this.#onSkew(Math.round(skew / 1000), isOff);
  }
}

interface Log {
  info(values: object, message: string): void;
  warn(values: object, message: string): void;
}

/** Returns a listener that logs when the wall clock and the database's time differ, and when they agree again. */
export function logSkewTo(log: Log): OnSkew {
  return (skewSeconds, isOff) => {
    if (isOff) log.warn({ skewSeconds }, "this machine's wall clock differs from the database's");
    else log.info({ skewSeconds }, "this machine's wall clock agrees with the database's again");
  };
}
