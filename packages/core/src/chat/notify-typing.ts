import { type ChatTyping, DATABASE_CHANNELS } from '@nukkad/contract/realtime/realtime.domain.ts';
import type { Database } from '@nukkad/db';
import { isUuid } from '@nukkad/domain/uuid.ts';
import { AppError } from '../errors/app-error.ts';
import { notifyTypingListeners } from './marks.queries.ts';

/** Who is typing, and in which conversation of the seeker. */
export interface Typing extends ChatTyping {
  readonly side: 'SEEKER' | 'OTHER';
  readonly candidateId: string;
}

const SUPPORT = '-';

/** Notifies the other side's processes that somebody is typing. Stores nothing. Throws NOT_FOUND without a conversation. */
export async function notifyTyping(
  database: Pick<Database, 'query'>,
  { side, candidateId, companyId }: Typing,
): Promise<void> {
  if (companyId !== null && !isUuid(companyId)) throw new AppError('NOT_FOUND');
  const payload = `${side} ${candidateId} ${companyId ?? SUPPORT}`;
  const channel = DATABASE_CHANNELS.chatTyping;
  const [sent] = await database.query(notifyTypingListeners({ channel, payload, candidateId, companyId }));
  if (sent === undefined) throw new AppError('NOT_FOUND');
}

/** Reads the payload of a notification about typing. */
export function readTyping(payload: string): Typing {
  const [side, candidateId = '', company = SUPPORT] = payload.split(' ');
  return {
    side: side === 'SEEKER' ? 'SEEKER' : 'OTHER',
    candidateId,
    companyId: company === SUPPORT ? null : company,
  };
}
