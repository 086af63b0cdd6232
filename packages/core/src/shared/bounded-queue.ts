interface Bounds {
  /** Maximum number of concurrent jobs. */
  readonly atOnce: number;
  /** Maximum number of waiting jobs. */
  readonly waiting: number;
}

/** Thrown if the queue is full. The job was not started. */
export class QueueFull extends Error {}

/** Runs jobs with limited concurrency in the order of arrival. Rejects new ones once the queue is full. */
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

  /** Starts the next waiting job, or frees the slot. */
  #leave(): void {
    const next = this.#waiting.shift();
    if (next) next();
    else this.#running -= 1;
  }
}
