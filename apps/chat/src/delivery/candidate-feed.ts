import type { ChatDelivery } from '@nukkad/contract/realtime/realtime.domain.ts';
import type { Database } from '@nukkad/db';
import { MESSAGES_A_LOOK } from '../conversations/conversations.queries.ts';
import { lastSequences, messagesBeyond, type Sequences } from '../conversations/messages-beyond.ts';

const RETRY_FIRST_MS = 250;
const RETRY_LAST_MS = 5000;

interface Parts {
  readonly candidateId: string;
  readonly database: Pick<Database, 'query'>;
  emit(delivery: ChatDelivery): void;
  onFailure(error: unknown): void;
}

/**
 * What one seeker's devices are handed. Joins and looks of a seeker run one after the other, so that a device comes in
 * between two looks: all before is history, all after is handed out, nothing is both.
 */
export class CandidateFeed {
  readonly #parts: Parts;
  /** The last number handed out of each conversation; null until a first device has joined. */
  #handedOut: Sequences | null = null;
  #tail: Promise<unknown> = Promise.resolve();
  #waitingLook: Promise<void> | null = null;
  #retry: NodeJS.Timeout | undefined;
  #failures = 0;
  #isClosed = false;

  constructor(parts: Parts) {
    this.#parts = parts;
  }

  /** Lets a device in once those who are here have all that was stored before; rejects when that cannot be read. */
  join(enter: () => void): Promise<void> {
    return this.#enqueue(async () => {
      if (this.#handedOut) await this.#handOut(this.#handedOut);
      else this.#handedOut = await lastSequences(this.#parts.database, this.#parts.candidateId);
      enter();
    });
  }

  /** Hands out what is new. Never rejects: a look that fails is repeated later, until it succeeds. */
  look(): Promise<void> {
    // One that has not begun yet will see all that was stored by now.
    this.#waitingLook ??= this.#enqueue(async () => {
      this.#waitingLook = null;
      if (this.#handedOut) await this.#handOut(this.#handedOut);
    }).then(
      () => {
        this.#failures = 0;
      },
      (error: unknown) => this.#lookLater(error),
    );
    return this.#waitingLook;
  }

  close(): void {
    this.#isClosed = true;
    clearTimeout(this.#retry);
  }

  #enqueue(work: () => Promise<void>): Promise<void> {
    const mine = this.#tail.then(work);
    this.#tail = mine.catch(() => undefined);
    return mine;
  }

  async #handOut(handedOut: Sequences): Promise<void> {
    const { database, candidateId, emit } = this.#parts;
    for (let read = MESSAGES_A_LOOK; read === MESSAGES_A_LOOK; ) {
      const messages = await messagesBeyond(database, candidateId, handedOut);
      // The seeker has left meanwhile, and may be back with a feed of their own.
      if (this.#isClosed) return;
      for (const { conversationId, sequence, delivery } of messages) {
        if (delivery !== null) emit(delivery);
        handedOut.set(conversationId, sequence);
      }
      read = messages.length;
    }
  }

  #lookLater(error: unknown): void {
    if (this.#isClosed) return;
    this.#parts.onFailure(error);
    const wait = Math.min(RETRY_FIRST_MS * 2 ** this.#failures, RETRY_LAST_MS);
    this.#failures += 1;
    clearTimeout(this.#retry);
    this.#retry = setTimeout(() => void this.look(), wait);
  }
}
