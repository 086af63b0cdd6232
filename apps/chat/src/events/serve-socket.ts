import { CHAT_EVENTS, readEvent, type ToServerEvent } from '@nukkad/contract/realtime/realtime.events.ts';
import type { Clock } from '@nukkad/db/clock.ts';
import { ChatRefusal } from '../chat-refusal.ts';
import type { ChatContext, ChatSocket } from '../context.ts';
import { MESSAGES_A_WINDOW, WINDOW_SECONDS } from '../conversations/conversations.queries.ts';
import { MaintenanceWatch } from '../conversations/maintenance-watch.ts';
import type { DatabaseListener } from '../delivery/database-listener.ts';
import type { Delivery } from '../delivery/delivery.ts';
import { SlidingWindow } from '../limits/sliding-window.ts';
import { answer, type Handler } from './answer.ts';
import { EventQueue } from './event-queue.ts';
import { onJoin } from './join.ts';
import { onSend, type Sending } from './send.ts';
import type { WorkUnderWay } from './work-under-way.ts';

/** The longest that a timer waits; a longer time would be over at once. */
const TIMER_MOST_MS = 2 ** 31 - 1;

/** Ends a socket when its token runs out: sockets never ask again by themselves. */
function endWhenExpired(socket: ChatSocket, clock: Clock): void {
  const left = Math.max(socket.data.expiresAtMs - clock.now().getTime(), 0);
  const expiry = setTimeout(() => socket.disconnect(true), Math.min(left, TIMER_MOST_MS));
  socket.once('disconnect', () => clearTimeout(expiry));
}

const WINDOW_MS = WINDOW_SECONDS * 1000;
/** Every device of a seeker may come back a few times: after a restart, from a tunnel. */
const JOINS_A_WINDOW = 60;

interface Parts {
  readonly delivery: Delivery;
  readonly listener: DatabaseListener;
  readonly work: WorkUnderWay;
}

/** Answers the events of each socket that was let in, until it goes. */
export function serveSocket(context: ChatContext, { delivery, listener, work }: Parts) {
  const joins = new SlidingWindow({ windowMs: WINDOW_MS, most: JOINS_A_WINDOW });
  const sending: Sending = {
    database: context.database,
    clock: context.clock,
    maintenance: new MaintenanceWatch(context.database),
    sends: new SlidingWindow({ windowMs: WINDOW_MS, most: MESSAGES_A_WINDOW }),
    // Where the database's notifications are heard, they tell of this message too.
    onStored: (candidateId) => {
      if (!listener.isListening) delivery.look(candidateId);
    },
  };
  return (socket: ChatSocket): void => {
    const queue = new EventQueue();
    const handle = <Input>(event: ToServerEvent<Input>, handler: Handler<Input>) => {
      const inTurn = (values: readonly unknown[]) =>
        queue.run(async () => {
          work.requireOpen();
          const input = readEvent(event, values);
          if (input === null) throw new ChatRefusal('VALIDATION_FAILED');
          return handler(input);
        });
      socket.on(event.name, (...received: unknown[]) =>
        work.track(answer({ ...context, socket, event: event.name }, received, inTurn)),
      );
    };
    handle(CHAT_EVENTS.join, onJoin(socket, { delivery, joins, clock: context.clock }));
    handle(CHAT_EVENTS.sendToCompany, onSend(socket, sending));
    handle(CHAT_EVENTS.sendToAdmin, onSend(socket, sending));
    endWhenExpired(socket, context.clock);
    socket.once('disconnect', () => delivery.leave(socket.data.candidateId));
  };
}
