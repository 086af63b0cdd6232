import type { Clock } from '@nukkad/db/clock.ts';

/** A clock that a test moves. It starts at the real time, since tokens are signed by that. */
export class TestClock implements Clock {
  #ahead = 0;
  #stoppedAt: number | null = null;

  now(): Date {
    return new Date((this.#stoppedAt ?? Date.now()) + this.#ahead);
  }

  /** From here on it moves only where a test moves it, so that a limit is met to the millisecond. */
  stop(): void {
    this.#stoppedAt ??= Date.now();
  }

  /** Runs on from where it stands. */
  run(): void {
    if (this.#stoppedAt === null) return;
    this.#ahead -= Date.now() - this.#stoppedAt;
    this.#stoppedAt = null;
  }

  advanceSeconds(seconds: number): void {
    this.#ahead += seconds * 1000;
  }

  advanceDays(days: number): void {
    this.advanceSeconds(days * 86_400);
  }

  /** Goes to a moment; the clock runs on from there. */
  set(moment: string): void {
    this.#ahead = new Date(moment).getTime() - (this.#stoppedAt ?? Date.now());
  }
}
