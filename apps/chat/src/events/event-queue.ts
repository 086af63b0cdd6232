import { isRetryable } from '@nukkad/contract/realtime/realtime.domain.ts';
import { AppError } from '@nukkad/core/errors/app-error.ts';
import { codeOf } from '../error-code.ts';

const WAITING_MAX = 40;

/**
 * Runs the events of one socket one after the other, in order of arrival. After a transient rejection, all waiting
 * events are rejected too, because the client sends the rejected one again and the messages must keep their order.
 */
export class EventQueue {
  #tail: Promise<unknown> = Promise.resolve();
  #waiting = 0;
  /**
   * Generation counter, incremented on every transient rejection. Waiters with an older generation were queued behind
   * the rejected event.
   */
  #generation = 0;

  run<Result>(work: () => Promise<Result>): Promise<Result> {
    if (this.#waiting >= WAITING_MAX) return Promise.reject(new AppError('RATE_LIMITED'));
    this.#waiting += 1;
    const generation = this.#generation;
    const mine = this.#tail.then(() => this.#runInTurn(generation, work));
    this.#tail = mine.catch(() => undefined);
    return mine;
  }

  async #runInTurn<Result>(generation: number, work: () => Promise<Result>): Promise<Result> {
    this.#waiting -= 1;
    if (generation !== this.#generation) throw new AppError('OVERLOADED');
    try {
      return await work();
    } catch (error) {
      if (isRetryable(codeOf(error))) this.#generation += 1;
      throw error;
    }
  }
}
