import type { Database } from '@nukkad/db';
import { isUuid } from '@nukkad/domain/uuid.ts';
import { AppError } from '../errors/app-error.ts';
import type { Sender } from './conversations.queries.ts';
import { advanceSeekerRead } from './marks.queries.ts';

interface Position extends Sender {
  /** Null for the product's support. */
  readonly companyId: string | null;
  readonly read: number;
}

/**
 * Stores how far a seeker has read a conversation. The position never goes back, so repeats and late reports are safe.
 * Returns the stored position.
 */
export async function markRead(database: Pick<Database, 'query'>, position: Position): Promise<number> {
  if (position.companyId !== null && !isUuid(position.companyId)) throw new AppError('NOT_FOUND');
  const kind = position.companyId === null ? 'ADMIN' : 'COMPANY';
  const [row] = await database.query(advanceSeekerRead({ ...position, kind }));
  if (!row) throw new AppError('NOT_FOUND');
  return row.read;
}
