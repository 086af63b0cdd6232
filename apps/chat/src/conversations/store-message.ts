import type { Database } from '@nukkad/db';

export interface StoredMessage {
  readonly sequence: number;
  readonly createdAt: string;
}

interface Row {
  readonly sequence: number;
  readonly created_at: Date;
}

const FIND_BY_KEY = `
  SELECT sequence, created_at FROM message WHERE conversation_id = $1::uuid AND client_key = $2`;

/**
 * One statement is one transaction: the number is taken and the message stored together, so that no reader sees a
 * later number before an earlier one. The row lock on the conversation orders parallel senders.
 */
const STORE = `
  WITH numbered AS (
    UPDATE conversation SET last_sequence = last_sequence + 1
     WHERE id = $1::uuid
    RETURNING id, last_sequence
  )
  INSERT INTO message (conversation_id, sequence, sender, body, client_key)
  SELECT id, last_sequence, 'CANDIDATE', $2, $3 FROM numbered
  RETURNING sequence, created_at`;

function storedOf(row: Row): StoredMessage {
  return { sequence: row.sequence, createdAt: new Date(row.created_at).toISOString() };
}

function isUniqueViolation(error: unknown): boolean {
  return (error as { code?: string }).code === '23505';
}

/** Stores a seeker's message once: sent again under the same key, it answers the one that is there. */
export async function storeMessage(
  database: Pick<Database, 'query'>,
  message: { conversationId: string; body: string; clientKey: string | null },
): Promise<StoredMessage> {
  const { conversationId, body, clientKey } = message;
  const findStored = () => database.query<Row>(FIND_BY_KEY, [conversationId, clientKey]);
  const earlier = clientKey === null ? [] : await findStored();
  if (earlier[0]) return storedOf(earlier[0]);
  try {
    const [row] = await database.query<Row>(STORE, [conversationId, body, clientKey]);
    if (!row) throw new Error('The conversation is gone');
    return storedOf(row);
  } catch (error) {
    if (!isUniqueViolation(error)) throw error;
    const [row] = await findStored();
    if (!row) throw error;
    return storedOf(row);
  }
}
