import { AppError } from '@nukkad/core/errors/app-error.ts';

/** Rate limiter with a sliding window for each key; times in milliseconds. */
export class SlidingWindow {
  readonly #windowMs: number;
  readonly #most: number;
  /** Times of each key within the window. The key that counted last is at the end. */
  readonly #times = new Map<string, number[]>();

  constructor(options: { windowMs: number; most: number }) {
    this.#windowMs = options.windowMs;
    this.#most = options.most;
  }

  /** Number of keys that counted within the window, connected or not. */
  get size(): number {
    return this.#times.size;
  }

  /** Counts once. If the window is full, it throws RATE_LIMITED and counts nothing. */
  count(key: string, nowMs: number = performance.now()): void {
    const since = nowMs - this.#windowMs;
    this.#forgetBefore(since);
    const recent = (this.#times.get(key) ?? []).filter((time) => time > since);
    if (recent.length >= this.#most) throw new AppError('RATE_LIMITED');
    recent.push(nowMs);
    this.#times.delete(key);
    this.#times.set(key, recent);
  }

  /** Removes expired keys, which come first because the map is ordered by last count. */
  #forgetBefore(since: number): void {
    for (const [key, times] of this.#times) {
      if ((times.at(-1) ?? since) > since) return;
      this.#times.delete(key);
    }
  }
}
