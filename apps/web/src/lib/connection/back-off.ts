interface Options {
  readonly firstMs: number;
  readonly mostMs: number;
  /** A number from 0 to 1; random unless a test says which. */
  readonly chance?: () => number;
}

/**
 * Does something again later, each time later than before, until told that it worked. The wait varies by a half, so that
 * all who lost the same server do not come back in the same moment.
 */
export class BackOff {
  readonly #options: Options;
  #attempts = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(options: Options) {
    this.#options = options;
  }

  /** Replaces what was to be done before. */
  later(work: () => void): void {
    const { firstMs, mostMs, chance = Math.random } = this.#options;
    const wait = Math.min(firstMs * 2 ** this.#attempts, mostMs);
    this.#attempts += 1;
    clearTimeout(this.#timer);
    this.#timer = setTimeout(work, wait * (0.5 + chance() / 2));
  }

  /** It worked: the next wait is the first one again. */
  reset(): void {
    this.#attempts = 0;
    this.stop();
  }

  stop(): void {
    clearTimeout(this.#timer);
  }
}
