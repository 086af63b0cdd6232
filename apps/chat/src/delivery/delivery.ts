import type { ChatDelivery } from '@nukkad/contract/realtime/realtime.domain.ts';
import { CHAT_EVENTS } from '@nukkad/contract/realtime/realtime.events.ts';
import type { ChatContext, ChatSocket } from '../context.ts';
import { deviceRoomOf } from '../rooms.ts';
import { CandidateFeed } from './candidate-feed.ts';

/** Feeds that are looked at side by side after notifications may have been missed: the others' statements go on. */
const LOOKS_AT_ONCE = 4;

interface Entry {
  readonly feed: CandidateFeed;
  /** Devices that are on their way in. */
  joining: number;
}

/**
 * Hands stored messages to the open devices of their seeker, in order and once. What was stored is the only truth: a
 * notification just says "look", so messages that other processes stored go the same way. Nothing is kept of seekers
 * none of whose devices is connected here.
 */
export class Delivery {
  readonly #context: Pick<ChatContext, 'database' | 'io' | 'log'>;
  readonly #entries = new Map<string, Entry>();

  constructor(context: Pick<ChatContext, 'database' | 'io' | 'log'>) {
    this.#context = context;
  }

  /** How many seekers are followed. */
  get size(): number {
    return this.#entries.size;
  }

  /** From now on the device is handed its seeker's messages; what came before is in the history. */
  async join(socket: ChatSocket): Promise<void> {
    const { candidateId } = socket.data;
    const room = deviceRoomOf(candidateId);
    if (socket.rooms.has(room)) return;
    const entry = this.#entryOf(candidateId);
    entry.joining += 1;
    try {
      // A socket that has closed meanwhile joins nothing.
      await entry.feed.join(() => void socket.join(room));
    } finally {
      entry.joining -= 1;
      this.leave(candidateId);
    }
  }

  /** Forgets a seeker whose last device has gone. */
  leave(candidateId: string): void {
    const entry = this.#entries.get(candidateId);
    if (!entry || entry.joining > 0) return;
    if (this.#context.io.sockets.adapter.rooms.has(deviceRoomOf(candidateId))) return;
    entry.feed.close();
    this.#entries.delete(candidateId);
  }

  /** Hands out what is new of a seeker who is here. */
  look(candidateId: string): void {
    void this.#entries.get(candidateId)?.feed.look();
  }

  /** Looks at all who are here, after notifications may have been missed. */
  async lookAtAll(): Promise<void> {
    const feeds = [...this.#entries.values()].map(({ feed }) => feed);
    const lookOn = async () => {
      for (let feed = feeds.pop(); feed; feed = feeds.pop()) await feed.look();
    };
    await Promise.all(Array.from({ length: LOOKS_AT_ONCE }, lookOn));
  }

  /** Ends what waits to be repeated. */
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
  }
}
