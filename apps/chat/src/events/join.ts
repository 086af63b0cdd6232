import { wireJoin } from '@nukkad/contract/realtime/realtime.wire.ts';
import { ChatRefusal } from '../chat-refusal.ts';
import { type ChatSocket, roomOf } from '../context.ts';
import type { Delivery } from '../delivery/delivery.ts';
import { answering, splitReply } from './answer.ts';

/** `add user`: the device joins its own seeker's room; another's id is refused. */
export function onJoin(socket: ChatSocket, delivery: Delivery) {
  return (...received: unknown[]): Promise<void> => {
    const { values, reply } = splitReply(received);
    return answering(socket, reply, async () => {
      const parsed = wireJoin.safeParse(values.slice(0, 1));
      if (!parsed.success) throw new ChatRefusal('VALIDATION_FAILED');
      if (parsed.data[0] !== socket.data.candidateId) throw new ChatRefusal('FORBIDDEN');
      // Joined before looking: a message stored in between is handed out rather than lost.
      await socket.join(roomOf(socket.data.candidateId));
      await delivery.follow(socket.data.candidateId);
      return { success: true, sequence: 0, createdAt: new Date().toISOString() };
    });
  };
}
