import type { ChatDelivery } from '@nukkad/contract/realtime/realtime.domain.ts';
import { CHAT_EVENTS } from '@nukkad/contract/realtime/realtime.events.ts';
import type { NewMessage } from '@nukkad/core/chat/conversations.queries.ts';
import { deliveryOf } from '@nukkad/core/chat/delivery-of.ts';
import type { StoreOutcome } from '@nukkad/core/chat/store-messages.ts';
import type { ChatContext, ChatSocket } from '../context.ts';
import type { Marks } from '../marks/marks.ts';
import { deviceRoomOf } from '../rooms.ts';
import { CandidateFeed } from './candidate-feed.ts';

/**
 * Maximum number of feeds that are read at the same time after a reconnect, so that other statements still get a
 * database connection.
 */
const CONCURRENT_READS = 4;

interface Entry {
  readonly feed: CandidateFeed;
  /** Number of devices that are joining. */
  joining: number;
}

/**
 * Delivers stored messages to the connected devices of their seeker, in order and exactly once. A notification only
 * triggers a read of new messages, so messages stored by other processes are delivered in the same way. Keeps no
 * state for seekers without a connected device.
 */
export class Delivery {
  readonly #context: Pick<ChatContext, 'database' | 'io' | 'log'>;
  readonly #marks: Pick<Marks, 'changed'>;
  readonly #entries = new Map<string, Entry>();

  constructor(context: Pick<ChatContext, 'database' | 'io' | 'log'>, marks: Pick<Marks, 'changed'>) {
    this.#context = context;
    this.#marks = marks;
  }

  /** Number of seekers with at least one connected device. */
  get size(): number {
    return this.#entries.size;
  }

  /** Adds a device, which then receives its seeker's new messages. It reads earlier messages from the history. */
  async join(socket: ChatSocket): Promise<void> {
    const { candidateId } = socket.data;
    const room = deviceRoomOf(candidateId);
    if (socket.rooms.has(room)) return;
    const entry = this.#entryOf(candidateId);
    entry.joining += 1;
    try {
      // A socket that has closed in the meantime must not join.
      await entry.feed.join(() => void socket.join(room));
    } finally {
      entry.joining -= 1;
      this.leave(candidateId);
    }
  }

  /** Removes the feed of a seeker whose last device has disconnected. */
  leave(candidateId: string): void {
    const entry = this.#entries.get(candidateId);
    if (!entry || entry.joining > 0) return;
    if (this.#context.io.sockets.adapter.rooms.has(deviceRoomOf(candidateId))) return;
    entry.feed.close();
    this.#entries.delete(candidateId);
  }

  /** Whether one of the seeker's devices is connected. */
  has(candidateId: string): boolean {
    return this.#entries.has(candidateId);
  }

  /** Reads and delivers the new messages of a seeker, unless the message with this number was delivered. */
  deliverNumber(candidateId: string, conversationId: string, sequence: number): void {
    this.#entries.get(candidateId)?.feed.deliverNumber(conversationId, sequence);
  }

  /** Delivers a message that this process has stored. It is not read from the database unless others come first. */
  deliverStored(message: NewMessage, outcome: StoreOutcome): void {
    if (outcome.kind !== 'stored') return;
    const feed = this.#entries.get(message.candidateId)?.feed;
    if (!feed) return;
    if (outcome.isNew) feed.deliverStored(outcome.sequence, deliveryOf(message, outcome));
    else feed.deliverNumber(message.conversationId, outcome.sequence);
  }

  /**
   * Delivers new messages of all connected seekers. Used after a reconnect, because notifications may have been
   * missed.
   */
  async deliverToAll(): Promise<void> {
    const feeds = [...this.#entries.values()].map(({ feed }) => feed);
    const readNext = async () => {
      for (let feed = feeds.pop(); feed; feed = feeds.pop()) await feed.deliverNew();
    };
    await Promise.all(Array.from({ length: CONCURRENT_READS }, readNext));
  }

  /** Cancels all retries. */
  close(): void {
    for (const { feed } of this.#entries.values()) feed.close();
    this.#entries.clear();
  }

  #entryOf(candidateId: string): Entry {
    const known = this.#entries.get(candidateId);
    if (known) return known;
    const feed = new CandidateFeed({
      candidateId,
      database: this.#context.database,
      emit: (delivery) => this.#emit(candidateId, delivery),
      onFailure: (err) => this.#context.log.warn({ err }, 'New messages could not be read; trying again'),
    });
    const entry: Entry = { feed, joining: 0 };
    this.#entries.set(candidateId, entry);
    return entry;
  }

  #emit(candidateId: string, delivery: ChatDelivery): void {
    const room = this.#context.io.to(deviceRoomOf(candidateId));
    const { adminMessage, companyMessage } = CHAT_EVENTS;
    if (delivery.companyId === null) room.emit(adminMessage.name, ...adminMessage.encode(delivery));
    else room.emit(companyMessage.name, ...companyMessage.encode(delivery));
    // The seeker's own messages are not counted as unread.
    if (delivery.message.sender !== 'CANDIDATE') this.#marks.changed(candidateId, delivery.conversationId);
  }
}
