import { offlineDatabase } from '../offline/offline-database.ts';
import { outbox } from '../offline/outbox/outbox.ts';
import { isMessage, type WaitingMessage } from '../offline/outbox/waiting.ts';
import type { ChatPeer } from './chat-peer.ts';
import { isTemporary, type Outgoing } from './outbox.ts';

const ABOUT_LENGTH = 80;

function keyOfPeer(peer: ChatPeer): string {
  return peer.kind === 'admin' ? peer.kind : peer.company.id;
}

function peerOf(peer: ChatPeer): WaitingMessage['input']['peer'] {
  if (peer.kind === 'admin') return { kind: peer.kind, adminId: peer.adminId };
  const { id, name, image } = peer.company;
  return { kind: peer.kind, company: { id, name, image } };
}

/**
 * Stores the queued and rejected messages of one conversation in IndexedDB, so that they survive the page. A message
 * that is sent at once is never stored there.
 */
export class StoredOutgoing {
  readonly #account: string;
  readonly #peer: ChatPeer;
  readonly #stored = new Map<string, WaitingMessage>();
  /** Keys of the messages that this page has read from the database or written to it. */
  readonly #written = new Set<string>();
  #last = 0;
  #before: Promise<void> = Promise.resolve();

  constructor(account: string, peer: ChatPeer) {
    this.#account = account;
    this.#peer = peer;
  }

  /** Returns the stored messages, oldest first. */
  async read(): Promise<readonly Outgoing[]> {
    await outbox.read();
    const entries = outbox
      .get()
      .filter(isMessage)
      .filter(
        ({ account, input }) => account === this.#account && keyOfPeer(input.peer) === keyOfPeer(this.#peer),
      );
    for (const entry of entries) {
      this.#stored.set(entry.key, entry);
      this.#written.add(entry.key);
      this.#last = Math.max(this.#last, entry.createdAt);
    }
    return entries.map(({ key, input, problem }) => ({ clientKey: key, text: input.text, problem }));
  }

  /** Writes the changes of the queue to the database, one after the other. */
  sync(all: readonly Outgoing[], isOpen: boolean): void {
    for (const one of all) {
      const problem = isTemporary(one.problem) ? null : one.problem;
      const before = this.#stored.get(one.clientKey);
      const isNeeded = before ? before.problem !== problem : !isOpen || one.problem !== null;
      if (isNeeded) this.#put({ ...(before ?? this.#entryOf(one)), problem });
    }
    const there = new Set(all.map(({ clientKey }) => clientKey));
    for (const entry of this.#stored.values()) if (!there.has(entry.key)) this.#remove(entry);
  }

  /** Returns the keys that another page has removed, because it sent them or the seeker deleted them. */
  async takenOut(): Promise<readonly string[]> {
    const there = new Set(outbox.get().map(({ key }) => key));
    const missing = [...this.#written].filter((key) => !there.has(key));
    const database = await offlineDatabase();
    // The list may be older than the last write, so look the keys up in the database.
    const known = await Promise.all(missing.map((key) => database.get('outbox', this.#idOf(key))));
    const gone = missing.filter(
      (_, index) => known[index] === undefined && this.#written.has(missing[index] ?? ''),
    );
    for (const key of gone) {
      this.#stored.delete(key);
      this.#written.delete(key);
    }
    return gone;
  }

  #idOf(key: string): string {
    return `${this.#account} chat.message ${key}`;
  }

  #entryOf({ clientKey, text }: Outgoing): WaitingMessage {
    this.#last = Math.max(Date.now(), this.#last + 1);
    return {
      id: this.#idOf(clientKey),
      key: clientKey,
      account: this.#account,
      createdAt: this.#last,
      about: text.slice(0, ABOUT_LENGTH),
      problem: null,
      route: 'chat.message',
      input: { text, peer: peerOf(this.#peer) },
    };
  }

  #put(entry: WaitingMessage): void {
    this.#stored.set(entry.key, entry);
    this.#inTurn(async () => {
      await outbox.put(entry);
      this.#written.add(entry.key);
    });
  }

  #remove(entry: WaitingMessage): void {
    this.#stored.delete(entry.key);
    this.#inTurn(async () => {
      this.#written.delete(entry.key);
      await outbox.remove(entry);
    });
  }

  /** Ignores errors. In a browser that stores nothing, messages live as long as the page. */
  #inTurn(work: () => Promise<void>): void {
    this.#before = this.#before.then(work).catch(() => undefined);
  }
}
