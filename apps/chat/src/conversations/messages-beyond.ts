import { chatMessageId } from '@nukkad/contract/chat/chat.domain.ts';
import type { ChatDelivery } from '@nukkad/contract/realtime/realtime.domain.ts';
import type { Database } from '@nukkad/db';
import { shownRows } from '@nukkad/telemetry/shown-rows.ts';
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

/** A message that was read; `delivery` is null if it cannot be shown, so that its number is passed and not read again. */
interface ReadMessage {
  readonly conversationId: string;
  readonly sequence: number;
  readonly delivery: ChatDelivery | null;
}

/** A seeker's messages beyond what is known, in order within each conversation; of unknown conversations all. */
export async function messagesBeyond(
  database: Pick<Database, 'query'>,
  candidateId: string,
  known: Sequences,
): Promise<ReadMessage[]> {
  const [conversationIds, sequences] = [[...known.keys()], [...known.values()]];
  const rows = await database.query(selectMessagesBeyond({ candidateId, conversationIds, sequences }));
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
