import type { Language } from '@nukkad/contract';
import {
  CHAT_SOCKET_PUBLIC_PATH,
  type ChatMessageEvent,
  type SendAnswer,
} from '@nukkad/contract/realtime/realtime.domain.ts';
import {
  adminMessageFromWire,
  companyMessageFromWire,
  sendAnswerFromWire,
} from '@nukkad/contract/realtime/realtime.mapper.ts';
import {
  REALTIME_EVENTS,
  wireAdminMessage,
  wireCompanyMessage,
  wireSendAnswer,
} from '@nukkad/contract/realtime/realtime.wire.ts';
import { io } from 'socket.io-client';
import type { Services } from '../../lib/services.ts';
import type { ChatPeer } from './chat-peer.ts';
import { sendArguments } from './send-arguments.ts';

const ANSWER_WITHIN_MS = 10_000;
const AGAIN_AFTER_MS = 5_000;

export interface ChatListener {
  /** The device has joined its room: what comes from now on is heard. */
  readonly onJoined: () => void;
  readonly onLost: () => void;
  readonly onMessage: (message: ChatMessageEvent) => void;
}

export interface ChatLine {
  /** Resolves when the message is stored, or refused; rejects when no answer came. */
  send(peer: ChatPeer, text: string, clientKey: string): Promise<SendAnswer>;
  close(): void;
}

/** Opens the socket of the signed-in seeker. A login that has run out is renewed before it is opened again. */
export function connectChat(services: Services, candidateId: string, listener: ChatListener): ChatLine {
  const token = () => {
    const session = services.session.get();
    return session.status === 'signed-in' ? session.accessToken : null;
  };
  const socket = io({
    path: CHAT_SOCKET_PUBLIC_PATH,
    transports: ['websocket', 'polling'],
    auth: (give) => give({ token: token(), language: services.i18n.language as Language }),
  });
  let timer: ReturnType<typeof setTimeout> | undefined;
  const renew = async () => {
    if (await services.lifecycle?.refresh()) timer = setTimeout(() => socket.connect(), AGAIN_AFTER_MS / 10);
    else timer = setTimeout(renew, AGAIN_AFTER_MS);
  };
  const hear = <Wire>(schema: { safeParse(value: unknown): { data?: Wire | undefined } }) => {
    return (read: (wire: Wire) => ChatMessageEvent) => (value: unknown) => {
      const { data } = schema.safeParse(value);
      if (data !== undefined) listener.onMessage(read(data));
    };
  };
  socket.on('connect', () => socket.emit(REALTIME_EVENTS.join, candidateId, listener.onJoined));
  socket.on('disconnect', (reason) => {
    listener.onLost();
    // The server ends what has run out; the socket then waits to be told.
    if (reason === 'io server disconnect') void renew();
  });
  socket.on('connect_error', () => {
    listener.onLost();
    if (!socket.active) void renew();
  });
  socket.on(REALTIME_EVENTS.companyMessage, hear(wireCompanyMessage)(companyMessageFromWire));
  socket.on(REALTIME_EVENTS.adminMessage, hear(wireAdminMessage)(adminMessageFromWire));
  return {
    async send(peer, text, clientKey) {
      const [event, values] = sendArguments(peer, { text, candidateId, clientKey });
      const answer: unknown = await socket.timeout(ANSWER_WITHIN_MS).emitWithAck(event, ...values);
      return sendAnswerFromWire(wireSendAnswer.parse(answer));
    },
    close() {
      clearTimeout(timer);
      socket.close();
    },
  };
}
