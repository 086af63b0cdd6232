import { CHAT_EVENTS } from '@nukkad/contract/realtime/realtime.events.ts';
import { selectMarks, selectUnreadNotices } from '@nukkad/core/chat/marks.queries.ts';
import type { Typing } from '@nukkad/core/chat/notify-typing.ts';
import type { ChatContext, ChatSocket } from '../context.ts';
import { deviceRoomOf } from '../rooms.ts';

const RETRY_MS = 1000;
/** Maximum number of seekers that one statement reads. */
const BATCH_MAX = 500;

/** What has changed for a seeker: some conversations, or all. */
interface Change {
  isBell: boolean;
  /** Ids of conversations; null for all. */
  conversations: Set<string> | null;
}

interface Selection {
  readonly candidateIds: readonly string[];
  /** The conversations whose marks are selected; null for all of the seekers. */
  readonly conversationIds: readonly string[] | null;
  /** The seekers whose bell is selected. */
  readonly bellIds: readonly string[];
}

type Parts = Pick<ChatContext, 'database' | 'io' | 'log'>;
type Emitter = Pick<ChatSocket, 'emit'>;
type Selected = Awaited<ReturnType<Marks['select']>>;

/**
 * Sends marks to the devices of seekers: unread messages, read positions, and the number at the bell. Changes that
 * arrive while a read is running are read together, so that many changes cost few statements. One read runs at a time,
 * so no device receives an older value after a newer one.
 */
export class Marks {
  readonly #parts: Parts;
  #changes = new Map<string, Change>();
  #isRunning = false;
  #retry: NodeJS.Timeout | undefined;
  #isClosed = false;

  constructor(parts: Parts) {
    this.#parts = parts;
  }

  /** Sends all marks to a device that has joined. A failure is only logged, because every change sends them again. */
  async sendAll(socket: ChatSocket): Promise<void> {
    const { candidateId } = socket.data;
    try {
      emitTo(
        socket,
        await this.select({
          candidateIds: [candidateId],
          conversationIds: null,
          bellIds: [candidateId],
        }),
        candidateId,
      );
    } catch (err) {
      this.#parts.log.warn({ err }, 'The marks could not be read');
      this.changed(candidateId, null);
      this.bellChanged(candidateId);
    }
  }

  /** Reads and sends the marks of a conversation; of all conversations for null. */
  changed(candidateId: string, conversationId: string | null): void {
    if (!this.#hasDevice(candidateId)) return;
    const change = this.#changeOf(candidateId);
    if (conversationId === null) change.conversations = null;
    else change.conversations?.add(conversationId);
    this.#start();
  }

  bellChanged(candidateId: string): void {
    if (!this.#hasDevice(candidateId)) return;
    this.#changeOf(candidateId).isBell = true;
    this.#start();
  }

  /** Tells the seeker's devices that the other side is typing. */
  otherTyping({ candidateId, companyId }: Typing): void {
    const { otherTyping } = CHAT_EVENTS;
    this.#parts.io.to(deviceRoomOf(candidateId)).emit(otherTyping.name, ...otherTyping.encode({ companyId }));
  }

  /** Sends all marks of all connected seekers. Used after a reconnect, because notifications may have been missed. */
  sendToAll(): void {
    for (const { data } of this.#parts.io.sockets.sockets.values()) {
      this.changed(data.candidateId, null);
      this.bellChanged(data.candidateId);
    }
  }

  close(): void {
    this.#isClosed = true;
    clearTimeout(this.#retry);
    this.#changes.clear();
  }

  /** Selects the marks and bells of seekers. */
  async select({ candidateIds, conversationIds, bellIds }: Selection) {
    const { database } = this.#parts;
    const hasMarks = conversationIds === null || conversationIds.length > 0;
    const [marks, bells] = await Promise.all([
      hasMarks ? database.query(selectMarks(candidateIds, conversationIds)) : [],
      bellIds.length > 0 ? database.query(selectUnreadNotices(bellIds)) : [],
    ]);
    return { marks, bells };
  }

  #hasDevice(candidateId: string): boolean {
    return this.#parts.io.sockets.adapter.rooms.has(deviceRoomOf(candidateId));
  }

  #changeOf(candidateId: string): Change {
    const known = this.#changes.get(candidateId);
    if (known) return known;
    const change = { isBell: false, conversations: new Set<string>() };
    this.#changes.set(candidateId, change);
    return change;
  }

  #start(): void {
    if (this.#isRunning || this.#isClosed) return;
    this.#isRunning = true;
    setImmediate(() => {
      this.#sendChanges()
        .catch((err: unknown) => this.#later(err))
        .finally(() => {
          this.#isRunning = false;
          if (this.#changes.size > 0 && this.#retry === undefined) this.#start();
        });
    });
  }

  #later(err: unknown): void {
    this.#parts.log.warn({ err }, 'The marks could not be read; trying again');
    if (this.#isClosed) return;
    this.#retry = setTimeout(() => {
      this.#retry = undefined;
      this.#start();
    }, RETRY_MS);
  }

  async #sendChanges(): Promise<void> {
    const batch = [...this.#changes].slice(0, BATCH_MAX);
    for (const [candidateId] of batch) this.#changes.delete(candidateId);
    const ids = batch.map(([candidateId]) => candidateId);
    const readsAll = batch.some(([, { conversations }]) => conversations === null);
    const conversations = batch.flatMap(([, change]) => [...(change.conversations ?? [])]);
    const bellIds = batch.filter(([, { isBell }]) => isBell).map(([candidateId]) => candidateId);
    try {
      const selected = await this.select({
        candidateIds: ids,
        conversationIds: readsAll ? null : conversations,
        bellIds,
      });
      for (const candidateId of ids)
        emitTo(this.#parts.io.to(deviceRoomOf(candidateId)), selected, candidateId);
    } catch (error) {
      for (const [candidateId, change] of batch) this.#putBack(candidateId, change);
      throw error;
    }
  }

  #putBack(candidateId: string, { isBell, conversations }: Change): void {
    const change = this.#changeOf(candidateId);
    change.isBell ||= isBell;
    if (conversations === null || change.conversations === null) change.conversations = null;
    else for (const id of conversations) change.conversations.add(id);
  }
}

/** Emits the selected marks and the bell of one seeker. */
function emitTo(target: Emitter, { marks, bells }: Selected, candidateId: string): void {
  for (const { candidateId: owner, ...mark } of marks)
    if (owner === candidateId) target.emit(CHAT_EVENTS.marks.name, ...CHAT_EVENTS.marks.encode(mark));
  for (const { candidateId: owner, unread } of bells)
    if (owner === candidateId) target.emit(CHAT_EVENTS.bell.name, ...CHAT_EVENTS.bell.encode({ unread }));
}
