import { AsyncLocalStorage } from 'node:async_hooks';

/** Thrown instead of starting work after the deadline of a request. The client may send the request again. */
export class DeadlineExceeded extends Error {
  readonly code = 'DEADLINE_EXCEEDED';

  constructor() {
    super('the deadline of the request has passed');
  }
}

/** The time by which a request must be answered. Its statements and outgoing calls get at most what remains. */
export class Deadline {
  #atMs: number;
  #pausedAtMs: number | null = null;

  /** Starts a deadline of so many milliseconds. */
  constructor(milliseconds: number) {
    this.#atMs = performance.now() + milliseconds;
  }

  /** Milliseconds left. At most 0 when the deadline has passed. */
  get leftMs(): number {
    return this.#atMs - (this.#pausedAtMs ?? performance.now());
  }

  /** Stops the time while the client sends the body, which has a time limit of its own. */
  pause(): void {
    this.#pausedAtMs ??= performance.now();
  }

  resume(): void {
    if (this.#pausedAtMs === null) return;
    this.#atMs += performance.now() - this.#pausedAtMs;
    this.#pausedAtMs = null;
  }

  /**
   * Removes the deadline of a request that was answered in time, because its timers and caches may work on. A request
   * that was answered too late keeps it, so that its handler writes nothing any more.
   */
  release(): void {
    if (this.leftMs > 0) this.#atMs = Number.POSITIVE_INFINITY;
  }

  /** Returns the result of `work`, which inherits the deadline. Rejects with `DeadlineExceeded` when it has passed. */
  async run<Result>(work: () => Result | Promise<Result>): Promise<Result> {
    const late = Promise.withResolvers<never>();
    const timer = setTimeout(() => late.reject(new DeadlineExceeded()), Math.max(0, this.leftMs));
    try {
      // Prisma starts a query only when it is awaited, so that must happen in the async context too.
      return await Promise.race([deadlines.run(this, async () => work()), late.promise]);
    } finally {
      clearTimeout(timer);
    }
  }

  /** Calls `next` with this deadline in its async context. */
  enter(next: () => void): void {
    deadlines.run(this, next);
  }
}

const deadlines = new AsyncLocalStorage<Deadline | null>();

/** Runs work that outlives its request, such as filling a shared cache, without the deadline of the request. */
export function withoutDeadline<Result>(work: () => Result): Result {
  return deadlines.run(null, work);
}

/**
 * Returns the smaller of `milliseconds` and the time that the current request has left. Outside a request it returns
 * `milliseconds`. Throws `DeadlineExceeded` if no time is left.
 */
export function timeLeft(milliseconds: number): number {
  const deadline = deadlines.getStore();
  if (!deadline) return milliseconds;
  const left = deadline.leftMs;
  if (left <= 0) throw new DeadlineExceeded();
  return Math.ceil(Math.min(milliseconds, left));
}
