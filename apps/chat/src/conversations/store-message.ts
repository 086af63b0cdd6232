import { type Database, isUniqueViolation } from '@nukkad/db';
import { ChatRefusal } from '../chat-refusal.ts';
import { loginIsLive } from '../logins/login-is-live.ts';

/** Messages of one conversation in any so many seconds, over all processes. */
export const MESSAGES_A_WINDOW = 20;
export const WINDOW_SECONDS = 10;

export interface Sender {
  readonly candidateId: string;
  readonly loginId: string;
}

export interface StoredMessage {
  readonly sequence: number;
  readonly createdAt: string;
}

interface Row {
  readonly is_live: boolean;
  readonly sequence: number | null;
  readonly created_at: Date | null;
}

/**
 * One statement is one transaction: the login is looked at, the number taken and the message stored together, so that
 * nothing is stored of a login that has ended, and no reader sees a later number before an earlier one. The row lock on
 * the conversation orders parallel senders, and the UPDATE's conditions are judged again once the lock is there: the
 * message that stands so many numbers back tells whether there were too many in too short a time.
 */
const STORE = {
  name: 'chat-store-message',
  text: `
  WITH login AS (SELECT ${loginIsLive('$1::uuid', '$2::uuid')} AS is_live),
  earlier AS (SELECT sequence, created_at FROM message WHERE conversation_id = $3::uuid AND client_key = $5),
  numbered AS (
    UPDATE conversation c SET last_sequence = last_sequence + 1
     WHERE c.id = $3::uuid
       AND (SELECT is_live FROM login)
       AND NOT EXISTS (SELECT FROM earlier)
       AND coalesce((SELECT m.created_at FROM message m
                      WHERE m.conversation_id = c.id AND m.sequence = c.last_sequence - ${MESSAGES_A_WINDOW - 1}),
                    '-infinity') <= now() - interval '${WINDOW_SECONDS} seconds'
    RETURNING c.id, c.last_sequence
  ),
  stored AS (
    INSERT INTO message (conversation_id, sequence, sender, body, client_key)
    SELECT id, last_sequence, 'CANDIDATE', $4, $5 FROM numbered
    RETURNING sequence, created_at
  )
  SELECT login.is_live, m.sequence, m.created_at
    FROM login LEFT JOIN (SELECT * FROM stored UNION ALL SELECT * FROM earlier) m ON true`,
};

/** Stores a seeker's message once: sent again under the same key, it answers the one that is there. */
export async function storeMessage(
  database: Pick<Database, 'query'>,
  sender: Sender,
  message: { conversationId: string; body: string; clientKey: string | null },
): Promise<StoredMessage> {
  const { conversationId, body, clientKey } = message;
  const values = [sender.candidateId, sender.loginId, conversationId, body, clientKey];
  const store = () => database.query<Row>(STORE, values);
  const [row] = await store().catch((error: unknown) => {
    // Another device stored the same key between this statement's look and its insert: now it is seen.
    if (isUniqueViolation(error)) return store();
    throw error;
  });
  if (!row?.is_live) throw new ChatRefusal('NOT_SIGNED_IN');
  if (row.sequence === null || row.created_at === null) throw new ChatRefusal('RATE_LIMITED');
  return { sequence: row.sequence, createdAt: new Date(row.created_at).toISOString() };
}
