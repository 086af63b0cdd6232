import { REALTIME_EVENTS } from '@nukkad/contract/realtime/realtime.wire.ts';
import type { ChatContext, ChatSocket } from '../context.ts';
import { MESSAGES_A_WINDOW, WINDOW_SECONDS } from '../conversations/conversations.queries.ts';
import type { DatabaseListener } from '../delivery/database-listener.ts';
import type { Delivery } from '../delivery/delivery.ts';
import { endWhenExpired } from '../handshake/end-when-expired.ts';
import { SlidingWindow } from '../limits/sliding-window.ts';
import { answer, type Handler } from './answer.ts';
import { EventQueue } from './event-queue.ts';
import { onJoin } from './join.ts';
import type { Sending } from './send.ts';
import { onSendToAdmin } from './send-to-admin.ts';
import { onSendToCompany } from './send-to-company.ts';
import type { WorkUnderWay } from './work-under-way.ts';

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
    sends: new SlidingWindow({ windowMs: WINDOW_MS, most: MESSAGES_A_WINDOW }),
    // Where the database's notifications are heard, they tell of this message too.
    onStored: (candidateId) => {
      if (!listener.isListening) delivery.look(candidateId);
    },
  };
  return (socket: ChatSocket): void => {
    const queue = new EventQueue();
    const handle = (event: string, handler: Handler) => {
      const inTurn: Handler = (values) =>
        queue.run(() => {
          work.requireOpen();
          return handler(values);
        });
      socket.on(event, (...received) => work.track(answer({ socket, log: context.log }, received, inTurn)));
    };
    handle(REALTIME_EVENTS.join, onJoin(socket, { delivery, joins }));
    handle(REALTIME_EVENTS.sendToCompany, onSendToCompany(socket, sending));
    handle(REALTIME_EVENTS.sendToAdmin, onSendToAdmin(socket, sending));
    endWhenExpired(socket);
    socket.once('disconnect', () => delivery.leave(socket.data.candidateId));
  };
}
