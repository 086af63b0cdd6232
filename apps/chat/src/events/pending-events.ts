import { AppError } from '@nukkad/core/errors/app-error.ts';

/** Tracks events that are not acknowledged yet, so that a process that shuts down can finish them. */
export class PendingEvents {
  readonly #running = new Set<Promise<void>>();
  #isClosed = false;

  get isClosed(): boolean {
    return this.#isClosed;
  }

  /** Throws OVERLOADED after `close` was called, so that no further event starts. */
  requireOpen(): void {
    if (this.#isClosed) throw new AppError('OVERLOADED');
  }

  /** Makes `close` wait for an event. The promise must not reject. */
  track(answered: Promise<void>): void {
    this.#running.add(answered);
    void answered.then(() => this.#running.delete(answered));
  }

  /** Refuses new events, and resolves when all pending ones are acknowledged. */
  async close(): Promise<void> {
    this.#isClosed = true;
    while (this.#running.size > 0) await Promise.all(this.#running);
  }
}
