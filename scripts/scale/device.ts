import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { CHAT_EVENTS } from '@nukkad/contract/realtime/realtime.events.ts';
import { io, type Socket } from 'socket.io-client';
import type { Seeker } from './seeker.ts';

const ANSWER_MS = 5000;
const TRY_AGAIN_MS = 100;

/** A chat client of a seeker that reconnects and joins again, like the web app. */
export class Device {
  readonly received: string[] = [];
  readonly socket: Socket;
  readonly #seeker: Seeker;

  /** Connects through the web server, unless `path` is that of the chat. */
  constructor(
    origin: string,
    seeker: Seeker,
    transport: 'websocket' | 'polling' = 'websocket',
    path = '/chat/socket.io',
  ) {
    this.#seeker = seeker;
    this.socket = io(origin, {
      path,
      auth: { token: seeker.accessToken },
      transports: [transport],
      // The balancer's cookie routes a polling client back to its process.
      withCredentials: true,
      reconnectionDelay: 100,
      reconnectionDelayMax: 1000,
      forceNew: true,
    });
    this.socket.on('connect', () => this.socket.emit(CHAT_EVENTS.join.name, seeker.candidateId));
    // The library does not reconnect by itself after a refusal of a draining server.
    this.socket.on('connect_error', () => {
      if (!this.socket.active) setTimeout(() => this.socket.connect(), TRY_AGAIN_MS);
    });
    this.socket.on(CHAT_EVENTS.adminMessage.name, ({ message }) => this.received.push(message));
  }

  /** Resolves once it has joined. */
  async joined(): Promise<void> {
    for (;;) {
      const answer = await this.#ask(CHAT_EVENTS.join.name, this.#seeker.candidateId);
      if (answer?.success === true) return;
      await sleep(TRY_AGAIN_MS);
    }
  }

  /** Sends a message with one idempotency key until it is acknowledged. Returns the milliseconds that this took. */
  async send(text: string): Promise<number> {
    const [began, key] = [performance.now(), randomUUID()];
    const { candidateId } = this.#seeker;
    const event = CHAT_EVENTS.sendToAdmin;
    const values = event.encode({ text, candidateId, clientKey: key, adminId: 'nukkad-admin' });
    for (;;) {
      const answer = await this.#ask(event.name, ...values);
      if (answer?.success === true) return performance.now() - began;
      await sleep(TRY_AGAIN_MS);
    }
  }

  close(): void {
    this.socket.disconnect();
  }

  /** Null if the connection broke before the response. */
  async #ask(name: string, ...values: unknown[]): Promise<{ success?: boolean } | null> {
    if (!this.socket.connected) return null;
    const gone = new Promise<null>((resolve) => void this.socket.once('disconnect', () => resolve(null)));
    const answered = this.socket.timeout(ANSWER_MS).emitWithAck(name, ...values);
    return Promise.race([answered.catch(() => null), gone]);
  }
}
