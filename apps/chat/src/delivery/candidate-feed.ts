import type { ChatDelivery } from '@nukkad/contract/realtime/realtime.domain.ts';
import { MESSAGES_PER_READ } from '@nukkad/core/chat/conversations.queries.ts';
import { lastSequences, readMessagesAfter, type Sequences } from '@nukkad/core/chat/read-messages-after.ts';
import type { Database } from '@nukkad/db';

const RETRY_FIRST_MS = 250;
const RETRY_LAST_MS = 5000;

interface Parts {
  readonly candidateId: string;
  readonly database: Pick<Database, 'query'>;
  emit(delivery: ChatDelivery): void;
  onFailure(error: unknown): void;
}

/**
 * Delivers messages to the connected devices of one seeker. Joins and database reads run one after the other, so a
 * device always joins between two reads. Messages read before are its history, and messages read later are delivered
 * to it. No message is both.
 */
export class CandidateFeed {
  readonly #parts: Parts;
  /** The last delivered sequence number of each conversation; null until the first device has joined. */
  #delivered: Sequences | null = null;
  #tail: Promise<unknown> = Promise.resolve();
  #queuedRead: Promise<void> | null = null;
  /** Number of joins and reads that are running or queued. */
  #running = 0;
  #retry: NodeJS.Timeout | undefined;
  #failures = 0;
  #isClosed = false;

  constructor(parts: Parts) {
    this.#parts = parts;
  }

  /**
   * Delivers pending messages to the devices that have joined, then calls `enter` to add the new device. Rejects if
   * the messages cannot be read.
   */
  join(enter: () => void): Promise<void> {
    return this.#enqueue(async () => {
      if (this.#delivered) await this.#readAndEmit(this.#delivered);
      else this.#delivered = await lastSequences(this.#parts.database, this.#parts.candidateId);
      enter();
    });
  }

  /**
   * Reads and delivers new messages. Never rejects: a failed read is retried with exponential backoff until it
   * succeeds.
   */
  deliverNew(): Promise<void> {
    // A queued read that has not started yet will also find the messages stored by now, so no second read is needed.
    this.#queuedRead ??= this.#enqueue(async () => {
      this.#queuedRead = null;
      if (this.#delivered) await this.#readAndEmit(this.#delivered);
    }).then(
      () => {
        this.#failures = 0;
      },
      (error: unknown) => this.#retryLater(error),
    );
    return this.#queuedRead;
  }

  /** Reads and delivers new messages if the one with this number was not delivered yet. */
  deliverNumber(conversationId: string, sequence: number): void {
    if (this.#running > 0 || sequence > this.#lastOf(conversationId)) void this.deliverNew();
  }

  /**
   * Delivers a message that was just stored, without a read if it is the next one of its conversation. Otherwise reads
   * the messages before it. Never throws: a failed delivery is retried with a read.
   */
  deliverStored(sequence: number, delivery: ChatDelivery): void {
    const { conversationId } = delivery;
    if (this.#running > 0 || this.#delivered === null || sequence !== this.#lastOf(conversationId) + 1) {
      this.deliverNumber(conversationId, sequence);
      return;
    }
    try {
      this.#parts.emit(delivery);
      this.#delivered.set(conversationId, sequence);
    } catch (error) {
      this.#retryLater(error);
    }
  }

  close(): void {
    this.#isClosed = true;
    clearTimeout(this.#retry);
  }

  #lastOf(conversationId: string): number {
    return this.#delivered?.get(conversationId) ?? 0;
  }

  #enqueue(work: () => Promise<void>): Promise<void> {
    this.#running += 1;
    const mine = this.#tail.then(work).finally(() => {
      this.#running -= 1;
    });
    this.#tail = mine.catch(() => undefined);
    return mine;
  }

  async #readAndEmit(delivered: Sequences): Promise<void> {
    const { database, candidateId, emit } = this.#parts;
    for (let read = MESSAGES_PER_READ; read === MESSAGES_PER_READ; ) {
      const messages = await readMessagesAfter(database, candidateId, delivered);
      // The seeker's last device has disconnected meanwhile; a new connection has another feed.
      if (this.#isClosed) return;
      for (const { conversationId, sequence, delivery } of messages) {
        if (delivery !== null) emit(delivery);
        delivered.set(conversationId, sequence);
      }
      read = messages.length;
    }
  }

  #retryLater(error: unknown): void {
    if (this.#isClosed) return;
    this.#parts.onFailure(error);
    const wait = Math.min(RETRY_FIRST_MS * 2 ** this.#failures, RETRY_LAST_MS);
    this.#failures += 1;
    clearTimeout(this.#retry);
    this.#retry = setTimeout(() => void this.deliverNew(), wait);
  }
}
