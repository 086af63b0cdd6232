import { mayBeSentAgain } from '@nukkad/contract/realtime/realtime.domain.ts';
import { ChatRefusal, codeOf } from '../chat-refusal.ts';

const WAITING_MOST = 40;

/**
 * Runs the events of one socket one after the other, in the order they came: two statements side by side would end in
 * any order. Once one is refused for a passing cause, those waiting behind it are refused as well: stored without it
 * they would stand before it when it is sent again.
 */
export class EventQueue {
  #tail: Promise<unknown> = Promise.resolve();
  #waiting = 0;
  /** Grows with each passing refusal; who waits under an older one was behind the refused. */
  #round = 0;

  run<Result>(work: () => Promise<Result>): Promise<Result> {
    if (this.#waiting >= WAITING_MOST) return Promise.reject(new ChatRefusal('RATE_LIMITED'));
    this.#waiting += 1;
    const round = this.#round;
    const mine = this.#tail.then(() => this.#runInTurn(round, work));
    this.#tail = mine.catch(() => undefined);
    return mine;
  }

  async #runInTurn<Result>(round: number, work: () => Promise<Result>): Promise<Result> {
    this.#waiting -= 1;
    if (round !== this.#round) throw new ChatRefusal('OVERLOADED');
    try {
      return await work();
    } catch (error) {
      if (mayBeSentAgain(codeOf(error))) this.#round += 1;
      throw error;
    }
  }
}
