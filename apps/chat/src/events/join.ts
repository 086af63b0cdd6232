import { AppError } from '@nukkad/core/errors/app-error.ts';
import type { Clock } from '@nukkad/db/clock.ts';
import type { Delivery } from '../delivery/delivery.ts';
import type { SlidingWindow } from '../limits/sliding-window.ts';
import type { Marks } from '../marks/marks.ts';
import type { Handler } from './client.ts';

interface Joining {
  readonly delivery: Delivery;
  readonly joins: SlidingWindow;
  readonly marks: Pick<Marks, 'sendAll'>;
  readonly clock: Clock;
}

/** Joins the device to its seeker's room. Another seeker's id is refused with FORBIDDEN. */
export function onJoin({
  delivery,
  joins,
  marks,
  clock,
}: Joining): Handler<{ readonly candidateId: string }> {
  return async (client, claimed) => {
    const { socket } = client;
    const { candidateId } = socket.data;
    if (claimed.candidateId !== candidateId) throw new AppError('FORBIDDEN');
    joins.count(candidateId);
    await delivery.join(socket);
    // The device is a member of the room before the marks are read, so that it misses no change. A device that joins
    // again has received every change.
    if (!client.hasMarks) void marks.sendAll(socket);
    client.hasMarks = true;
    return { success: true, sequence: 0, createdAt: clock.now().toISOString() };
  };
}
