import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { CHAT_SOCKET_PATH } from '@nukkad/contract/realtime/realtime.domain.ts';
import { CHAT_EVENTS } from '@nukkad/contract/realtime/realtime.events.ts';
import { WebSocket } from 'ws';

/** Milliseconds after which a message counts as lost. */
const LOST_AFTER_MS = 15_000;
const DELIVERED = `42["${CHAT_EVENTS.adminMessage.name}",`;

interface Pending {
  readonly acknowledgement: string;
  readonly done: PromiseWithResolvers<void>;
  isAcknowledged: boolean;
  isDelivered: boolean;
}

export interface SocketAccount {
  readonly candidateId: string;
  readonly token: string;
}

/**
 * A seeker's WebSocket that speaks the protocol of Socket.IO. It does less work for a message than Socket.IO's client,
 * so that one process can load a server.
 */
export class ChatSocket {
  readonly candidateId: string;
  readonly #socket: WebSocket;
  readonly #acknowledgements = new Map<string, (answer: string) => void>();
  #nextId = 0;
  #pending: Pending | null = null;
  /** Sequence number of the last delivered message. */
  lastSequence = 0;
  /** Number of deliveries whose sequence number was not the next one. */
  disorders = 0;

  private constructor(socket: WebSocket, candidateId: string) {
    this.#socket = socket;
    this.candidateId = candidateId;
    socket.on('message', (data: Buffer) => this.#receive(data.toString()));
  }

  /** Connects, authenticates and joins the seeker's room. */
  static async open(port: number, { candidateId, token }: SocketAccount): Promise<ChatSocket> {
    const url = `ws://127.0.0.1:${port}${CHAT_SOCKET_PATH}/?EIO=4&transport=websocket`;
    const socket = new WebSocket(url, { perMessageDeflate: false, skipUTF8Validation: true });
    await once(socket, 'message');
    const admitted = once(socket, 'message');
    socket.send(`40${JSON.stringify({ token })}`);
    const [reply] = await admitted;
    if (!String(reply).startsWith('40')) throw new Error(`The server refused a socket: ${reply}`);
    const open = new ChatSocket(socket, candidateId);
    const answer = await open.#ask([CHAT_EVENTS.join.name, candidateId]);
    if (!answer.includes('"success":true')) throw new Error(`A socket could not join: ${answer}`);
    return open;
  }

  /** Sends a message. Resolves when it is acknowledged and delivered; rejects if it is refused or lost. */
  async send(text: string, clientKey: string): Promise<void> {
    const id = String(this.#nextId++);
    const done = Promise.withResolvers<void>();
    const pending: Pending = {
      acknowledgement: `43${id}[`,
      done,
      isAcknowledged: false,
      isDelivered: false,
    };
    this.#pending = pending;
    const timer = setTimeout(() => done.reject(new Error(`lost: ${text}`)), LOST_AFTER_MS);
    const values = CHAT_EVENTS.sendToAdmin.encode({
      text,
      candidateId: this.candidateId,
      clientKey,
      adminId: 'admin',
    });
    this.#socket.send(`42${id}${JSON.stringify([CHAT_EVENTS.sendToAdmin.name, ...values])}`);
    try {
      await done.promise;
    } finally {
      clearTimeout(timer);
      this.#pending = null;
    }
  }

  close(): void {
    this.#socket.terminate();
  }

  #ask(values: readonly unknown[]): Promise<string> {
    const id = String(this.#nextId++);
    this.#socket.send(`42${id}${JSON.stringify(values)}`);
    return new Promise((resolve) => this.#acknowledgements.set(id, resolve));
  }

  #receive(frame: string): void {
    if (frame === '2') this.#socket.send('3');
    else if (frame.startsWith('43')) this.#acknowledge(frame);
    else if (frame.startsWith(DELIVERED)) this.#deliver(frame);
  }

  #acknowledge(frame: string): void {
    const pending = this.#pending;
    if (!pending || !frame.startsWith(pending.acknowledgement)) {
      const id = frame.slice(2, frame.indexOf('['));
      this.#acknowledgements.get(id)?.(frame);
      this.#acknowledgements.delete(id);
      return;
    }
    if (!frame.includes('"success":true')) pending.done.reject(new Error(`refused: ${frame}`));
    pending.isAcknowledged = true;
    if (pending.isDelivered) pending.done.resolve();
  }

  #deliver(frame: string): void {
    const { sequence } = JSON.parse(frame.slice(2))[1];
    if (sequence !== this.lastSequence + 1) this.disorders += 1;
    this.lastSequence = sequence;
    const pending = this.#pending;
    if (!pending) return;
    pending.isDelivered = true;
    if (pending.isAcknowledged) pending.done.resolve();
  }
}

/** Milliseconds between two groups of sockets that connect. */
const BETWEEN_GROUPS_MS = 5;
const GROUP = 50;

/** Opens a socket for each account, in groups. */
export async function openSockets(port: number, accounts: readonly SocketAccount[]): Promise<ChatSocket[]> {
  const sockets: ChatSocket[] = [];
  for (let from = 0; from < accounts.length; from += GROUP) {
    const group = accounts.slice(from, from + GROUP);
    sockets.push(...(await Promise.all(group.map((account) => ChatSocket.open(port, account)))));
    await sleep(BETWEEN_GROUPS_MS);
  }
  return sockets;
}
