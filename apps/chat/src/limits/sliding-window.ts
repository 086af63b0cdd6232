import { ChatRefusal } from '../chat-refusal.ts';

/** Lets each key do something so many times in any stretch of time; times in milliseconds. */
export class SlidingWindow {
  readonly #windowMs: number;
  readonly #most: number;
  /** The times of each key within the window, the key that counted last at the end. */
  readonly #times = new Map<string, number[]>();

  constructor(options: { windowMs: number; most: number }) {
    this.#windowMs = options.windowMs;
    this.#most = options.most;
  }

  /** How many keys are remembered: those that counted within the window, whether they are still connected or not. */
  get size(): number {
    return this.#times.size;
  }

  /** Counts once; throws RATE_LIMITED, counting nothing, where the window is full. */
  count(key: string, nowMs: number = performance.now()): void {
    const since = nowMs - this.#windowMs;
    this.#forgetBefore(since);
    const recent = (this.#times.get(key) ?? []).filter((time) => time > since);
    if (recent.length >= this.#most) throw new ChatRefusal('RATE_LIMITED');
    recent.push(nowMs);
    this.#times.delete(key);
    this.#times.set(key, recent);
  }

  /** Keys are in the order of their last count, so the ones to forget are the first. */
  #forgetBefore(since: number): void {
    for (const [key, times] of this.#times) {
      if ((times.at(-1) ?? since) > since) return;
      this.#times.delete(key);
    }
  }
}
