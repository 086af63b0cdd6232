import type { Language } from '@nukkad/contract';
import {
  type Bell,
  CHAT_SOCKET_PUBLIC_PATH,
  type ChatDelivery,
  type ChatMarks,
  type ChatTyping,
  type SendAnswer,
} from '@nukkad/contract/realtime/realtime.domain.ts';
import {
  CHAT_EVENTS,
  type ClientToServerEvents,
  readEvent,
  type ServerToClientEvents,
} from '@nukkad/contract/realtime/realtime.events.ts';
import { sendAnswerFromWire } from '@nukkad/contract/realtime/realtime.mapper.ts';
import { wireSendAnswer } from '@nukkad/contract/realtime/realtime.wire.ts';
import { io, type Socket } from 'socket.io-client';
import { BackOff } from '../../lib/connection/back-off.ts';
import type { Services } from '../../lib/services.ts';
import { type ChatPeer, companyOf } from './chat-peer.ts';

const ANSWER_WITHIN_MS = 10_000;
const AGAIN = { firstMs: 1000, maxMs: 30_000 };
/** Connection errors after which the client retries with the same login. */
const LATER_CODES: ReadonlySet<string> = new Set(['OVERLOADED', 'MAINTENANCE', 'RATE_LIMITED']);

export interface ChatListener {
  /** Called when the device has joined the seeker's room, so that it receives all later messages. */
  readonly onJoined: () => void;
  readonly onLost: () => void;
  readonly onMessage: (delivery: ChatDelivery) => void;
  /** Called with the read positions of a conversation, after joining and whenever they change. */
  readonly onMarks?: (marks: ChatMarks) => void;
  /** Called when the other side is typing. */
  readonly onTyping?: (typing: ChatTyping) => void;
  /** Called with the number of unread notifications, after joining and whenever it changes. */
  readonly onBell?: (bell: Bell) => void;
}

export interface ChatConnection {
  /** Resolves with the server's acknowledgement; rejects if the connection is closed or times out. */
  send(peer: ChatPeer, text: string, clientKey: string): Promise<SendAnswer>;
  /** Reports that the seeker has read up to a message. Does nothing without a connection. */
  markRead(peer: ChatPeer, sequence: number): void;
  /** Reports that the seeker is typing. Does nothing without a connection. */
  typing(peer: ChatPeer): void;
  close(): void;
}

type ChatSocket = Socket<ServerToClientEvents, ClientToServerEvents>;

/** Parses the acknowledgement of an event; rejects if it timed out. */
async function parseAcknowledgement(acknowledgement: Promise<unknown>): Promise<SendAnswer> {
  return sendAnswerFromWire(wireSendAnswer.parse(await acknowledgement));
}

function openSocket({ session, i18n }: Services): ChatSocket {
  const token = () => {
    const current = session.get();
    return current.status === 'signed-in' ? current.accessToken : null;
  };
  return io({
    path: CHAT_SOCKET_PUBLIC_PATH,
    // Polling is a fallback for networks whose proxies block WebSockets.
    transports: ['websocket', 'polling'],
    tryAllTransports: true,
    auth: (give) => give({ token: token(), language: i18n.language as Language }),
  });
}

const ignoreAnswer = () => undefined;

/** An event that the server sends. */
type FromServer<Read> = Parameters<typeof readEvent<Read>>[0] & { readonly name: keyof ServerToClientEvents };

/** Passes the events of the seeker's room to the listener. Malformed events are ignored. */
function forwardEvents(socket: ChatSocket, { onMessage, onMarks, onTyping, onBell }: ChatListener): void {
  const { companyMessage, adminMessage, marks, otherTyping, bell } = CHAT_EVENTS;
  const forward = <Read>(event: FromServer<Read>, listener: ((value: Read) => void) | undefined) =>
    socket.on(event.name, (...values: unknown[]) => {
      const value = readEvent(event, values);
      if (value) listener?.(value);
    });
  forward(companyMessage, onMessage);
  forward(adminMessage, onMessage);
  forward(marks, onMarks);
  forward(otherTyping, onTyping);
  forward(bell, onBell);
}

/**
 * The socket of a signed-in seeker, which reconnects when it is lost: at once by Socket.IO after a network failure,
 * with backoff if the chat is overloaded, and with a new access token if the server ended the session.
 */
class SocketConnection implements ChatConnection {
  readonly #services: Services;
  readonly #candidateId: string;
  readonly #listener: ChatListener;
  readonly #socket: ChatSocket;
  readonly #backOff = new BackOff(AGAIN);
  #isJoined = false;
  #isClosed = false;

  constructor(services: Services, candidateId: string, listener: ChatListener) {
    this.#services = services;
    this.#candidateId = candidateId;
    this.#listener = listener;
    this.#socket = openSocket(services);
    this.#socket.on('connect', () => void this.#join());
    this.#socket.on('disconnect', (reason) => {
      this.#lose();
      // The server disconnects expired tokens. Socket.IO does not reconnect by itself then.
      if (reason === 'io server disconnect') void this.#renew();
    });
    this.#socket.on('connect_error', ({ message }) => {
      this.#lose();
      // An active socket reconnects by itself: the network failed and the server did not refuse.
      if (this.#socket.active) return;
      if (LATER_CODES.has(message)) this.#connectLater();
      else void this.#renew();
    });
    forwardEvents(this.#socket, listener);
  }

  async send(peer: ChatPeer, text: string, clientKey: string): Promise<SendAnswer> {
    // Otherwise Socket.IO would buffer the message and send all buffered ones at once.
    if (!this.#isJoined) throw new Error('The chat is not connected');
    const socket = this.#socket.timeout(ANSWER_WITHIN_MS);
    const draft = { text, candidateId: this.#candidateId, clientKey };
    const { sendToAdmin, sendToCompany } = CHAT_EVENTS;
    if (peer.kind === 'admin') {
      const values = sendToAdmin.encode({ ...draft, adminId: peer.adminId });
      return parseAcknowledgement(socket.emitWithAck(sendToAdmin.name, ...values));
    }
    const { id: companyId, name: companyName } = peer.company;
    const values = sendToCompany.encode({ ...draft, companyId, companyName });
    return parseAcknowledgement(socket.emitWithAck(sendToCompany.name, ...values));
  }

  markRead(peer: ChatPeer, sequence: number): void {
    if (!this.#isJoined) return;
    const { read } = CHAT_EVENTS;
    const values = read.encode({ companyId: companyOf(peer), read: sequence });
    // A lost report does no harm, because the next one has the number of a later message.
    this.#socket.emit(read.name, ...values, ignoreAnswer);
  }

  typing(peer: ChatPeer): void {
    if (!this.#isJoined) return;
    const { typing } = CHAT_EVENTS;
    this.#socket.emit(typing.name, ...typing.encode({ companyId: companyOf(peer) }), ignoreAnswer);
  }

  close(): void {
    this.#isClosed = true;
    this.#backOff.stop();
    this.#socket.close();
  }

  async #join(): Promise<void> {
    const { join } = CHAT_EVENTS;
    const values = join.encode({ candidateId: this.#candidateId });
    const socket = this.#socket.timeout(ANSWER_WITHIN_MS);
    const answer = await parseAcknowledgement(socket.emitWithAck(join.name, ...values)).catch(() => null);
    if (this.#isClosed || !this.#socket.connected) return;
    if (!answer?.success) {
      this.#backOff.later(() => void this.#join());
      return;
    }
    this.#backOff.reset();
    this.#isJoined = true;
    this.#listener.onJoined();
  }

  #lose(): void {
    this.#isJoined = false;
    if (!this.#isClosed) this.#listener.onLost();
  }

  #connectLater(): void {
    if (!this.#isClosed) this.#backOff.later(() => this.#socket.connect());
  }

  async #renew(): Promise<void> {
    const isRenewed = await this.#services.lifecycle?.refresh();
    if (this.#isClosed) return;
    if (isRenewed) this.#connectLater();
    else this.#backOff.later(() => void this.#renew());
  }
}

export function connectChat(services: Services, candidateId: string, listener: ChatListener): ChatConnection {
  return new SocketConnection(services, candidateId, listener);
}
