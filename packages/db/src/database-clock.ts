import type { Database } from './client.ts';
import type { Clock } from './clock.ts';
import { timestamptz } from './columns.ts';
import { sql } from './sql.ts';

/** Milliseconds between two questions for the database's time. */
const ANCHOR_EVERY = 60_000;
/** A step backwards of at most so many milliseconds is waited out; a longer one is made at once. */
const HOLD_MOST = 1000;
/** Milliseconds between this machine's wall clock and the database's from which the log has a warning. */
const SKEW_WARNS = 5000;

/** The gauge of `skewSeconds`: its name and its help. */
export const CLOCK_SKEW_GAUGE = [
  'nukkad_clock_skew_seconds',
  "Seconds by which this machine's wall clock is ahead of the database's; NaN until it is known.",
] as const;

const selectTime = () => sql({ now: timestamptz })`SELECT clock_timestamp() AS now`;

/** Called with the seconds by which the wall clock is ahead; `isOff` if that is more than five either way. */
type OnSkew = (skewSeconds: number, isOff: boolean) => void;

interface Options {
  /** Milliseconds since 1970 by this machine, which may step. */
  readonly wall?: () => number;
  /** Milliseconds that never step. */
  readonly monotonic?: () => number;
  readonly onSkew?: OnSkew;
}

/**
 * The database's time, so that a step of one machine's wall clock is never stored. It asks the database once a minute
 * and counts on from the last answer by a clock that does not step. Until the first answer it is the wall clock.
 */
export class DatabaseClock implements Clock {
  readonly #database: Pick<Database, 'query'>;
  readonly #wall: () => number;
  readonly #monotonic: () => number;
  readonly #onSkew: OnSkew;
  /** The database's time minus the monotonic one; null until the first answer. */
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

  /** Seconds by which the wall clock is ahead of the database's time; NaN until that is known. */
  get skewSeconds(): number {
    if (this.#offset === null) return Number.NaN;
    return (this.#wall() - this.#monotonic() - this.#offset) / 1000;
  }

  /**
   * Asks the database for its time, which counts for the middle of the round trip. An answer that agrees with the clock
   * within half the round trip changes nothing, because it is no more exact than the clock is. The first time it asks
   * twice, because the first round trip may include opening a connection.
   *
   * @throws what the database throws; the clock goes on as before.
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
    // One millisecond more, because the driver cuts the database's time to milliseconds.
    if (this.#offset === null || Math.abs(offset - this.#offset) > half + 1) this.#offset = offset;
  }

  /** Asks at once and then once a minute; resolves after the first question, also if it fails. */
  async start(): Promise<void> {
    const again = async () => {
      await this.anchor().catch(() => {});
      if (this.#timer !== undefined) this.#timer = setTimeout(again, ANCHOR_EVERY).unref();
    };
    this.#timer = setTimeout(again, ANCHOR_EVERY).unref();
    await this.anchor().catch(() => {});
  }

  /** Asks no more; the clock goes on. */
  stop(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
  }

  /** Reports a difference once when it begins, when it changes by more than five seconds, and when it ends. */
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

/** Says in the log when this machine's wall clock and the database's differ, and when they agree again. */
export function logSkewTo(log: Log): OnSkew {
  return (skewSeconds, isOff) => {
    if (isOff) log.warn({ skewSeconds }, "this machine's wall clock differs from the database's");
    else log.info({ skewSeconds }, "this machine's wall clock agrees with the database's again");
  };
}
