import { type ChatTyping, DATABASE_CHANNELS } from '@nukkad/contract/realtime/realtime.domain.ts';
import type { Database } from '@nukkad/db';
import { isUuid } from '@nukkad/domain/uuid.ts';
import { AppError } from '../errors/app-error.ts';
import { notifyChannel } from './marks.queries.ts';

/** Who is typing, and in which conversation of the seeker. */
export interface Typing extends ChatTyping {
  readonly side: 'SEEKER' | 'OTHER';
  readonly candidateId: string;
}

const SUPPORT = '-';

/** Notifies the other side's processes that somebody is typing. Stores nothing. */
export async function notifyTyping(
  database: Pick<Database, 'query'>,
  { side, candidateId, companyId }: Typing,
): Promise<void> {
  if (companyId !== null && !isUuid(companyId)) throw new AppError('NOT_FOUND');
  const payload = `${side} ${candidateId} ${companyId ?? SUPPORT}`;
  await database.query(notifyChannel(DATABASE_CHANNELS.chatTyping, payload));
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
