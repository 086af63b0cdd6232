import type { ChatTyping } from '@nukkad/contract/realtime/realtime.domain.ts';
import { notifyTyping } from '@nukkad/core/chat/notify-typing.ts';
import { AppError } from '@nukkad/core/errors/app-error.ts';
import type { ChatContext } from '../context.ts';
import type { SlidingWindow } from '../limits/sliding-window.ts';
import type { Handler } from './client.ts';

interface TypingParts extends Pick<ChatContext, 'database' | 'clock'> {
  /** Rate limiter for the signs of a seeker, over all devices that are connected to this process. */
  readonly signs: SlidingWindow;
}

/** Tells the other side that the seeker is typing. Nothing is stored. */
export function onTyping({ database, clock, signs }: TypingParts): Handler<ChatTyping> {
  return async ({ socket }, { companyId }) => {
    const { candidateId, expiresAtMs } = socket.data;
    const now = clock.now();
    if (expiresAtMs <= now.getTime()) throw new AppError('TOKEN_EXPIRED');
    signs.count(candidateId);
    await notifyTyping(database, { side: 'SEEKER', candidateId, companyId });
    return { success: true, sequence: 0, createdAt: now.toISOString() };
  };
}
