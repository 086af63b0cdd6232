import { ChatRefusal } from '../chat-refusal.ts';

/** Knows the events that are not answered yet, so that a process which is told to end can let them finish. */
export class WorkUnderWay {
  readonly #running = new Set<Promise<void>>();
  #isClosed = false;

  get isClosed(): boolean {
    return this.#isClosed;
  }

  /** Throws OVERLOADED once this was closed: what has not begun by then is not begun. */
  requireOpen(): void {
    if (this.#isClosed) throw new ChatRefusal('OVERLOADED');
  }

  /** Waits for an event's answer when this is closed; it must not reject. */
  track(answered: Promise<void>): void {
    this.#running.add(answered);
    void answered.then(() => this.#running.delete(answered));
  }

  /** Resolves when all that came is answered. */
  async close(): Promise<void> {
    this.#isClosed = true;
    while (this.#running.size > 0) await Promise.all(this.#running);
  }
}
