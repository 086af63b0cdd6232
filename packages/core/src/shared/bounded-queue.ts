interface Bounds {
  /** Pieces of work under way at the same moment. */
  readonly atOnce: number;
  /** Pieces that may wait for their turn. */
  readonly waiting: number;
}

/** Thrown where the queue is full: the work was not begun. */
export class QueueFull extends Error {}

/** Runs work a few pieces at a time, in the order of asking; refuses more once enough of it waits. */
export class BoundedQueue {
  readonly #bounds: Bounds;
  readonly #waiting: (() => void)[] = [];
  #running = 0;

  constructor(bounds: Bounds) {
    this.#bounds = bounds;
  }

  async run<T>(work: () => Promise<T>): Promise<T> {
    await this.#enter();
    try {
      return await work();
    } finally {
      this.#leave();
    }
  }

  #enter(): Promise<void> {
    if (this.#running < this.#bounds.atOnce) {
      this.#running += 1;
      return Promise.resolve();
    }
    if (this.#waiting.length >= this.#bounds.waiting) return Promise.reject(new QueueFull('too much waits'));
    return new Promise((resolve) => this.#waiting.push(resolve));
  }

  /** The place goes to the next in line, or is free again. */
  #leave(): void {
    const next = this.#waiting.shift();
    if (next) next();
    else this.#running -= 1;
  }
}
