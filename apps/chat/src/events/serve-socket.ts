import { CHAT_EVENTS, readEvent, type ToServerEvent } from '@nukkad/contract/realtime/realtime.events.ts';
import { MESSAGES_PER_WINDOW, WINDOW_SECONDS } from '@nukkad/core/chat/conversations.queries.ts';
import { MaintenanceWatch } from '@nukkad/core/chat/maintenance-watch.ts';
import { AppError } from '@nukkad/core/errors/app-error.ts';
import type { Clock } from '@nukkad/db/clock.ts';
import type { ChatContext, ChatSocket } from '../context.ts';
import type { Delivery } from '../delivery/delivery.ts';
import { SlidingWindow } from '../limits/sliding-window.ts';
import type { Marks } from '../marks/marks.ts';
import type { MessageBatcher } from '../storing/message-batcher.ts';
import { answer } from './answer.ts';
import { Client, type Handler } from './client.ts';
import { onJoin } from './join.ts';
import type { PendingEvents } from './pending-events.ts';
import { onRead } from './read.ts';
import { onSend } from './send.ts';
import { onTyping } from './typing.ts';

/** Longest delay of a Node timer in milliseconds. Node fires a timer with a longer delay immediately. */
const TIMER_MAX_MS = 2 ** 31 - 1;

/** Disconnects a socket when its token expires, because a socket is not authenticated again while it is open. */
function disconnectWhenExpired(socket: ChatSocket, clock: Clock): NodeJS.Timeout {
  const left = Math.max(socket.data.expiresAtMs - clock.now().getTime(), 0);
  return setTimeout(() => socket.disconnect(true), Math.min(left, TIMER_MAX_MS));
}

/**
 * Releases the HTTP request with which the connection began. Socket.IO keeps it, although nothing reads it after the
 * handshake. It is a quarter of the memory of a socket.
 */
function releaseRequest(socket: ChatSocket): void {
  Object.assign(socket.conn, { request: null });
}

const WINDOW_MS = WINDOW_SECONDS * 1000;
/**
 * Rate limit for joins of all devices of a seeker. It allows for devices that reconnect after a restart of the server
 * or a lost network.
 */
const JOINS_PER_WINDOW = 60;
/** Rate limits for reports of read messages and signs of typing, of all devices of a seeker. */
const READS_PER_WINDOW = 60;
const SIGNS_PER_WINDOW = 20;

interface Parts {
  readonly delivery: Delivery;
  readonly batcher: MessageBatcher;
  readonly pending: PendingEvents;
  readonly marks: Marks;
}

/** Handles the arguments of an event of a client, and acknowledges it. Never rejects. */
type Serve = (client: Client, received: readonly unknown[]) => Promise<void>;

/** Returns the handler of new connections, which handles the events of each socket. */
export function serveSocket(context: ChatContext, { delivery, batcher, pending, marks }: Parts) {
  const { clock, database } = context;
  const windowOf = (most: number) => new SlidingWindow({ windowMs: WINDOW_MS, most });
  const maintenance = new MaintenanceWatch(database);
  const handlers = new Map<string, Serve>();
  const handle = <Input>(event: ToServerEvent<Input>, handler: Handler<Input>, isInTurn: boolean) => {
    const run = async (client: Client, values: readonly unknown[]) => {
      pending.requireOpen();
      const input = readEvent(event, values);
      if (input === null) throw new AppError('VALIDATION_FAILED');
      return handler(client, input);
    };
    handlers.set(event.name, (client, received) =>
      answer({ ...context, socket: client.socket, event: event.name }, received, (values) =>
        isInTurn ? client.queue.run(() => run(client, values)) : run(client, values),
      ),
    );
  };
  const send = onSend({ database, clock, maintenance, sends: windowOf(MESSAGES_PER_WINDOW), batcher });
  handle(CHAT_EVENTS.join, onJoin({ delivery, joins: windowOf(JOINS_PER_WINDOW), marks, clock }), true);
  handle(CHAT_EVENTS.sendToCompany, send, true);
  handle(CHAT_EVENTS.sendToAdmin, send, true);
  // Marks do not wait for messages, and a refused mark does not make the messages behind it wait.
  const read = onRead({ database, clock, maintenance, reads: windowOf(READS_PER_WINDOW) });
  handle(CHAT_EVENTS.read, read, false);
  handle(CHAT_EVENTS.typing, onTyping({ database, clock, signs: windowOf(SIGNS_PER_WINDOW) }), false);
  return (socket: ChatSocket): void => {
    releaseRequest(socket);
    const client = new Client(socket);
    const expiry = disconnectWhenExpired(socket, clock);
    // One listener for all events needs less memory than one for each.
    socket.onAny((name: string, ...received: unknown[]) => {
      const serve = handlers.get(name);
      if (serve) pending.track(serve(client, received));
    });
    socket.once('disconnect', () => {
      clearTimeout(expiry);
      delivery.leave(socket.data.candidateId);
    });
  };
}
