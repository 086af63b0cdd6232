import type { Clock } from '../src/gateways/clock.ts';

/** A clock that a test moves. It starts at the real time, since tokens are signed by that. */
export class TestClock implements Clock {
  #ahead = 0;

  now(): Date {
    return new Date(Date.now() + this.#ahead);
  }

  advanceSeconds(seconds: number): void {
    this.#ahead += seconds * 1000;
  }

  advanceDays(days: number): void {
    this.advanceSeconds(days * 86_400);
  }

  /** Goes to a moment; the clock runs on from there. */
  set(moment: string): void {
    this.#ahead = new Date(moment).getTime() - Date.now();
  }
}
