import { type Database, isUniqueViolation } from '@nukkad/db';
import { AppError } from '../errors/app-error.ts';
import { insertMessage, type NewMessage, type Sender } from './conversations.queries.ts';

export interface StoredMessage {
  readonly sequence: number;
  readonly createdAt: string;
}

/**
 * Stores a seeker's message idempotently: a repeated key returns the stored message. Throws NOT_SIGNED_IN or
 * RATE_LIMITED.
 */
export async function storeMessage(
  database: Pick<Database, 'query'>,
  sender: Sender,
  message: NewMessage,
): Promise<StoredMessage> {
  const store = () => database.query(insertMessage(sender, message));
  const [row] = await store().catch((error: unknown) => {
    // Another device stored the same key concurrently. The second attempt finds that message.
    if (isUniqueViolation(error)) return store();
    throw error;
  });
  if (!row?.isLive) throw new AppError('NOT_SIGNED_IN');
  if (row.sequence === null || row.createdAt === null) throw new AppError('RATE_LIMITED');
  return { sequence: row.sequence, createdAt: row.createdAt.toISOString() };
}
