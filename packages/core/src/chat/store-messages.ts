import type { ErrorCode } from '@nukkad/contract';
import { type Database, isUniqueViolation } from '@nukkad/db';
import type { RowOf } from '@nukkad/db/sql.ts';
import { insertMessages, type NewMessage } from './conversations.queries.ts';

/** A message that is stored. */
export interface StoredMessage {
  readonly kind: 'stored';
  readonly sequence: number;
  readonly createdAt: string;
  /** False if an earlier message with the same key was found, which may have another text. */
  readonly isNew: boolean;
  readonly companyId: string | null;
  readonly senderName: string;
}

/**
 * What became of a message. `locked`: another transaction has locked its conversation. `gone`: its conversation does
 * not exist.
 */
export type StoreOutcome =
  | StoredMessage
  | { readonly kind: 'refused'; readonly code: ErrorCode }
  | { readonly kind: 'locked' | 'gone' };

type Row = RowOf<typeof insertMessages>;

function outcomeOf(row: Row, unlocked: 'locked' | 'gone'): StoreOutcome {
  if (!row.isLive) return { kind: 'refused', code: 'NOT_SIGNED_IN' };
  if (!row.isLocked) return { kind: unlocked };
  const { sequence, createdAt, isNew, companyId, senderName } = row;
  if (!row.isAllowed) return { kind: 'refused', code: 'FORBIDDEN' };
  if (sequence === null || createdAt === null) return { kind: 'refused', code: 'RATE_LIMITED' };
  return { kind: 'stored', sequence, createdAt: createdAt.toISOString(), isNew, companyId, senderName };
}

/**
 * Stores seekers' messages in one statement, each idempotently: a repeated key returns the stored message. Returns an
 * outcome for each. Every message must be of another conversation. Locked conversations are skipped.
 *
 * Rejects if the database refuses one of the messages. Then none is stored.
 */
export async function storeMessages(
  database: Pick<Database, 'query'>,
  messages: readonly NewMessage[],
): Promise<StoreOutcome[]> {
  const rows = await database.query(insertMessages(messages, { skipsLocked: true }));
  const outcomes = new Map(rows.map((row) => [row.place, outcomeOf(row, 'locked')]));
  return messages.map((_, index) => outcomes.get(index + 1) ?? { kind: 'gone' });
}

/** Stores one message in the same way. Waits until other transactions unlock its conversation. */
export async function storeMessageInTurn(
  database: Pick<Database, 'query'>,
  message: NewMessage,
): Promise<StoreOutcome> {
  const store = () => database.query(insertMessages([message], { skipsLocked: false }));
  const [row] = await store().catch((error: unknown) => {
    // Another device stored the same key concurrently. The second attempt finds that message.
    if (isUniqueViolation(error)) return store();
    throw error;
  });
  return row ? outcomeOf(row, 'gone') : { kind: 'gone' };
}
