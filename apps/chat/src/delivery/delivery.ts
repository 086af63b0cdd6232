import { adminMessageToWire, companyMessageToWire } from '@nukkad/contract/realtime/realtime.mapper.ts';
import { REALTIME_EVENTS } from '@nukkad/contract/realtime/realtime.wire.ts';
import type { ChatContext } from '../context.ts';
import { roomOf } from '../context.ts';
import { type AddressedMessage, messagesAfter } from '../conversations/messages-after.ts';

const LAST_SEQUENCES = `SELECT id, last_sequence FROM conversation WHERE candidate_id = $1::uuid`;

/**
 * Hands stored messages to the open devices of their seeker, in order and once. What was stored is the only truth: a
 * notification just says "look", so messages that other processes stored go the same way.
 */
export class Delivery {
  readonly #context: ChatContext;
  /** The last number handed out, for the conversations of seekers who are here. */
  readonly #handedOut = new Map<string, number>();
  readonly #conversationsOf = new Map<string, Set<string>>();
  readonly #queues = new Map<string, Promise<void>>();

  constructor(context: ChatContext) {
    this.#context = context;
  }

  /** From now on this seeker's messages are handed out; what came before is in the history. */
  async follow(candidateId: string): Promise<void> {
    const rows = await this.#context.database.query<{ id: string; last_sequence: number }>(LAST_SEQUENCES, [
      candidateId,
    ]);
    for (const row of rows) this.#note(candidateId, row.id, row.last_sequence);
  }

  /** Forgets a seeker whose last device has gone. */
  unfollow(candidateId: string): void {
    for (const id of this.#conversationsOf.get(candidateId) ?? []) {
      this.#handedOut.delete(id);
      this.#queues.delete(id);
    }
    this.#conversationsOf.delete(candidateId);
  }

  /** Looks for new messages of a conversation; looks at one conversation never overlap. */
  look(conversationId: string): Promise<void> {
    const before = this.#queues.get(conversationId) ?? Promise.resolve();
    const mine = before.then(() => this.#handOut(conversationId));
    this.#queues.set(
      conversationId,
      mine.catch(() => undefined),
    );
    return mine;
  }

  /** Looks at all that is followed, after notifications may have been missed. */
  async lookAtAll(): Promise<void> {
    await Promise.allSettled([...this.#handedOut.keys()].map((id) => this.look(id)));
  }

  async #handOut(conversationId: string): Promise<void> {
    const from = this.#handedOut.get(conversationId) ?? 0;
    const found = await messagesAfter(this.#context.database, conversationId, from);
    for (const { candidateId, message } of found) {
      this.#emit({ candidateId, message });
      if (this.#isHere(candidateId)) this.#note(candidateId, conversationId, message.sequence);
    }
  }

  #isHere(candidateId: string): boolean {
    return this.#context.io.sockets.adapter.rooms.has(roomOf(candidateId));
  }

  #note(candidateId: string, conversationId: string, sequence: number): void {
    const known = this.#handedOut.get(conversationId) ?? 0;
    this.#handedOut.set(conversationId, Math.max(known, sequence));
    const own = this.#conversationsOf.get(candidateId) ?? new Set<string>();
    this.#conversationsOf.set(candidateId, own.add(conversationId));
  }

  #emit({ candidateId, message }: AddressedMessage): void {
    const room = this.#context.io.to(roomOf(candidateId));
    if (message.companyId === null) room.emit(REALTIME_EVENTS.adminMessage, adminMessageToWire(message));
    else room.emit(REALTIME_EVENTS.companyMessage, companyMessageToWire(message));
  }
}
