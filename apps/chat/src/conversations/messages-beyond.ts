import { chatMessageId } from '@nukkad/contract/chat/chat.domain.ts';
import type { ChatDelivery } from '@nukkad/contract/realtime/realtime.domain.ts';
import type { Database } from '@nukkad/db';
import { selectLastSequences, selectMessagesBeyond } from './conversations.queries.ts';

/** The last number that is known of each conversation, by its id. */
export type Sequences = Map<string, number>;

/** The number of the last message of each of a seeker's conversations. */
export async function lastSequences(
  database: Pick<Database, 'query'>,
  candidateId: string,
): Promise<Sequences> {
  const rows = await database.query(selectLastSequences(candidateId));
  return new Map(rows.map(({ id, lastSequence }) => [id, lastSequence]));
}

/** A seeker's messages beyond what is known, in order within each conversation; of unknown conversations all. */
export async function messagesBeyond(
  database: Pick<Database, 'query'>,
  candidateId: string,
  known: Sequences,
): Promise<ChatDelivery[]> {
  const [conversationIds, sequences] = [[...known.keys()], [...known.values()]];
  const rows = await database.query(selectMessagesBeyond({ candidateId, conversationIds, sequences }));
  return rows.map(({ conversationId, companyId, createdAt, ...message }) => ({
    conversationId,
    companyId,
    message: {
      ...message,
      id: chatMessageId(conversationId, message.sequence),
      createdAt: createdAt.toISOString(),
    },
  }));
}
