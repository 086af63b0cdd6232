import { AppError } from '@nukkad/core/errors/app-error.ts';

/** Rate limiter with a sliding window for each key; times in milliseconds. */
export class SlidingWindow {
  readonly #windowMs: number;
  readonly #most: number;
  /** Times (milliseconds) of each key's events within the window. The most recently counted key is last. */
  readonly #times = new Map<string, number[]>();

  constructor(options: { windowMs: number; most: number }) {
    this.#windowMs = options.windowMs;
    this.#most = options.most;
  }

  /** Number of keys with an event within the window. */
  get size(): number {
    return this.#times.size;
  }

  /** Counts one event of a key. Throws RATE_LIMITED, without counting, if the key has reached its limit. */
  count(key: string, nowMs: number = performance.now()): void {
    const since = nowMs - this.#windowMs;
    this.#forgetBefore(since);
    const recent = (this.#times.get(key) ?? []).filter((time) => time > since);
    if (recent.length >= this.#most) throw new AppError('RATE_LIMITED');
    recent.push(nowMs);
    this.#times.delete(key);
    this.#times.set(key, recent);
  }

  /** Removes expired keys. They come first, because the map is ordered by the time of the last event. */
  #forgetBefore(since: number): void {
    for (const [key, times] of this.#times) {
      if ((times.at(-1) ?? since) > since) return;
      this.#times.delete(key);
    }
  }
}
