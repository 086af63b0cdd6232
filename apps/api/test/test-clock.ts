import type { Clock } from '@nukkad/db/clock.ts';

/** A clock that a test moves. It starts at the real time, because tokens are signed with it. */
export class TestClock implements Clock {
  #ahead = 0;
  #stoppedAt: number | null = null;

  now(): Date {
    return new Date((this.#stoppedAt ?? Date.now()) + this.#ahead);
  }

  /** Stops the clock, so that a test can reach a limit to the millisecond. */
  stop(): void {
    this.#stoppedAt ??= Date.now();
  }

  /** Lets the clock run again. */
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

  /** Sets the time; the clock runs on from there. */
  set(moment: string): void {
    this.#ahead = new Date(moment).getTime() - (this.#stoppedAt ?? Date.now());
  }
}
