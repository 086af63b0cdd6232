interface Options {
  readonly firstMs: number;
  readonly maxMs: number;
  /** Returns a number from 0 to 1; random by default. */
  readonly random?: () => number;
}

/**
 * Retries with exponential backoff and jitter. Each wait is 50 to 100 % of its nominal length, so that clients that
 * lost the same server do not reconnect at the same moment.
 */
export class BackOff {
  readonly #options: Options;
  #attempts = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(options: Options) {
    this.#options = options;
  }

  /** Schedules the next attempt, and cancels the one scheduled before. */
  later(work: () => void): void {
    const { firstMs, maxMs, random = Math.random } = this.#options;
    const wait = Math.min(firstMs * 2 ** this.#attempts, maxMs);
    this.#attempts += 1;
    clearTimeout(this.#timer);
    this.#timer = setTimeout(work, wait * (0.5 + random() / 2));
  }

  /** Resets the backoff to its first wait. Call it after a success. */
  reset(): void {
    this.#attempts = 0;
    this.stop();
  }

  stop(): void {
    clearTimeout(this.#timer);
  }
}
