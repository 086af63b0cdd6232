import { AppError } from '@nukkad/core/errors/app-error.ts';
import type { Clock } from '@nukkad/db/clock.ts';
import type { ChatSocket } from '../context.ts';
import type { Delivery } from '../delivery/delivery.ts';
import type { SlidingWindow } from '../limits/sliding-window.ts';
import type { Handler } from './answer.ts';

interface Joining {
  readonly delivery: Delivery;
  readonly joins: SlidingWindow;
  readonly clock: Clock;
}

/** Joins the device to its seeker's room. Another seeker's id is refused with FORBIDDEN. */
export function onJoin(
  socket: ChatSocket,
  { delivery, joins, clock }: Joining,
): Handler<{ readonly candidateId: string }> {
  return async (claimed) => {
    const { candidateId } = socket.data;
    if (claimed.candidateId !== candidateId) throw new AppError('FORBIDDEN');
    joins.count(candidateId);
    await delivery.join(socket);
    return { success: true, sequence: 0, createdAt: clock.now().toISOString() };
  };
}
