import { chatMessageId } from '@nukkad/contract/chat/chat.domain.ts';
import type { ChatDelivery } from '@nukkad/contract/realtime/realtime.domain.ts';
import type { Database } from '@nukkad/db';
import { shownRows } from '@nukkad/telemetry/shown-rows.ts';
import { selectLastSequences, selectMessagesAfter } from './conversations.queries.ts';

/** The last known sequence number of each conversation, by its id. */
export type Sequences = Map<string, number>;

/** Returns the sequence number of the last message of each of a seeker's conversations. */
export async function lastSequences(
  database: Pick<Database, 'query'>,
  candidateId: string,
): Promise<Sequences> {
  const rows = await database.query(selectLastSequences(candidateId));
  return new Map(rows.map(({ id, lastSequence }) => [id, lastSequence]));
}

/**
 * A stored message. `delivery` is null if the message cannot be shown. The reader still advances past its number, so
 * that the message is not read again.
 */
interface ReadMessage {
  readonly conversationId: string;
  readonly sequence: number;
  readonly delivery: ChatDelivery | null;
}

/**
 * Reads a seeker's messages after the known sequence numbers, in order within each conversation. Of unknown
 * conversations it reads all.
 */
export async function readMessagesAfter(
  database: Pick<Database, 'query'>,
  candidateId: string,
  known: Sequences,
): Promise<ReadMessage[]> {
  const conversationIds = [...known.keys()];
  const sequences = [...known.values()];
  const rows = await database.query(selectMessagesAfter({ candidateId, conversationIds, sequences }));
  return rows.map((row) => {
    const { conversationId, companyId, createdAt, ...message } = row;
    const id = chatMessageId(conversationId, message.sequence);
    const [delivery = null] = shownRows('chat', [{ ...message, id }], (shown) => ({
      conversationId,
      companyId,
      message: { ...shown, createdAt: createdAt.toISOString() },
    }));
    return { conversationId, sequence: message.sequence, delivery };
  });
}
