import type { ReadPosition } from '@nukkad/contract/realtime/realtime.domain.ts';
import type { MaintenanceWatch } from '@nukkad/core/chat/maintenance-watch.ts';
import { markRead } from '@nukkad/core/chat/mark-read.ts';
import { AppError } from '@nukkad/core/errors/app-error.ts';
import type { ChatContext } from '../context.ts';
import type { SlidingWindow } from '../limits/sliding-window.ts';
import type { Handler } from './client.ts';

interface ReadParts extends Pick<ChatContext, 'database' | 'clock'> {
  readonly maintenance: Pick<MaintenanceWatch, 'isOn'>;
  /** Rate limiter for the reports of a seeker, over all devices that are connected to this process. */
  readonly reads: SlidingWindow;
}

/** Stores how far the seeker has read a conversation. The seeker's other devices receive the new marks. */
export function onRead(parts: ReadParts): Handler<ReadPosition> {
  const { database, clock, maintenance, reads } = parts;
  return async ({ socket }, { companyId, read }) => {
    const { candidateId, loginId, expiresAtMs } = socket.data;
    const now = clock.now();
    if (expiresAtMs <= now.getTime()) throw new AppError('TOKEN_EXPIRED');
    reads.count(candidateId);
    if (await maintenance.isOn()) throw new AppError('MAINTENANCE');
    const sequence = await markRead(database, { candidateId, loginId, companyId, read });
    return { success: true, sequence, createdAt: now.toISOString() };
  };
}
