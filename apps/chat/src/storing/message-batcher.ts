import type { NewMessage } from '@nukkad/core/chat/conversations.queries.ts';
import { type StoreOutcome, storeMessageInTurn, storeMessages } from '@nukkad/core/chat/store-messages.ts';
import { type Database, unavailabilityOf } from '@nukkad/db';

/** Maximum number of messages that one statement stores. @internal */
export const BATCH_MAX = 64;

interface Waiting {
  readonly message: NewMessage;
  readonly settled: PromiseWithResolvers<StoreOutcome>;
}

interface Parts {
  readonly database: Pick<Database, 'query'>;
  /** Called for each outcome, before `store` resolves and before the next message of the conversation is stored. */
  onOutcome(message: NewMessage, outcome: StoreOutcome): void;
}

/**
 * Stores messages of different conversations together. While a statement runs, further messages wait and form the next
 * batch. Messages of one conversation are stored one after the other, in the order of their arrival.
 *
 * A message whose conversation is locked by another transaction is stored alone, so that it delays no other. If the
 * database refuses a batch because of one message, all of its messages are stored alone.
 */
export class MessageBatcher {
  readonly #parts: Parts;
  /** Messages that wait, in order of arrival. */
  #waiting: Waiting[] = [];
  /** Conversations with a message that is being stored, and what waits until it is. */
  readonly #storing = new Map<string, (() => void)[]>();
  #isStatementRunning = false;
  #isScheduled = false;

  constructor(parts: Parts) {
    this.#parts = parts;
  }

  /** Stores a message. Rejects with the database's error. */
  store(message: NewMessage): Promise<StoreOutcome> {
    const settled = Promise.withResolvers<StoreOutcome>();
    this.#waiting.push({ message, settled });
    this.#schedule();
    return settled.promise;
  }

  /** Calls `work` when no message of the conversation is being stored; at once if none is. */
  whenStored(conversationId: string, work: () => void): void {
    const waiting = this.#storing.get(conversationId);
    if (waiting) waiting.push(work);
    else work();
  }

  /** Starts a statement after all events that have arrived by now, so that their messages are in one batch. */
  #schedule(): void {
    if (this.#isScheduled || this.#isStatementRunning) return;
    this.#isScheduled = true;
    setImmediate(() => {
      this.#isScheduled = false;
      void this.#storeNext();
    });
  }

  /**
   * Stores the next batch. Only one statement runs at a time, because larger batches cost less for each message, and
   * because transactions with notifications commit one after the other.
   */
  async #storeNext(): Promise<void> {
    const batch = this.#takeBatch();
    if (batch.length === 0) return;
    this.#isStatementRunning = true;
    await this.#storeBatch(batch);
    this.#isStatementRunning = false;
    if (this.#waiting.length > 0) this.#schedule();
  }

  /** Takes the first waiting messages, at most one of each conversation and none of those that are being stored. */
  #takeBatch(): Waiting[] {
    const batch: Waiting[] = [];
    const left: Waiting[] = [];
    for (const one of this.#waiting) {
      const { conversationId } = one.message;
      if (batch.length === BATCH_MAX || this.#storing.has(conversationId)) left.push(one);
      else {
        this.#storing.set(conversationId, []);
        batch.push(one);
      }
    }
    this.#waiting = left;
    return batch;
  }

  /** Stores a batch and settles its messages, except those that must be stored alone. Never rejects. */
  async #storeBatch(batch: readonly Waiting[]): Promise<void> {
    const messages = batch.map(({ message }) => message);
    const outcomes = await storeMessages(this.#parts.database, messages).catch((error: unknown) => {
      if (unavailabilityOf(error) === null) return null;
      for (const one of batch) this.#reject(one, error);
      return [];
    });
    for (const [index, one] of batch.entries()) {
      const outcome = outcomes === null ? null : outcomes[index];
      if (outcome === null || outcome?.kind === 'locked') void this.#storeAlone(one);
      else if (outcome !== undefined) this.#resolve(one, outcome);
    }
  }

  async #storeAlone(one: Waiting): Promise<void> {
    try {
      this.#resolve(one, await storeMessageInTurn(this.#parts.database, one.message));
    } catch (error) {
      this.#reject(one, error);
    }
  }

  #resolve(one: Waiting, outcome: StoreOutcome): void {
    this.#parts.onOutcome(one.message, outcome);
    one.settled.resolve(outcome);
    this.#release(one);
  }

  #reject(one: Waiting, error: unknown): void {
    one.settled.reject(error);
    this.#release(one);
  }

  #release({ message }: Waiting): void {
    const waiting = this.#storing.get(message.conversationId) ?? [];
    this.#storing.delete(message.conversationId);
    for (const work of waiting) work();
    if (this.#waiting.length > 0) this.#schedule();
  }
}
