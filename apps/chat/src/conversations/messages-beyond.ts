import type { ChatMessageEvent } from '@nukkad/contract/realtime/realtime.domain.ts';
import type { Database } from '@nukkad/db';

/** The last number that is known of each conversation, by its id. */
export type Sequences = Map<string, number>;

interface Row {
  readonly conversation_id: string;
  readonly company_id: string | null;
  readonly sequence: number;
  readonly body: string;
  readonly sender: ChatMessageEvent['sender'];
  readonly sender_name: string;
  readonly created_at: Date;
}

/** Messages that one look reads at most. */
export const MESSAGES_A_LOOK = 200;

const LAST_SEQUENCES = {
  name: 'chat-last-sequences',
  text: 'SELECT id, last_sequence FROM conversation WHERE candidate_id = $1::uuid',
};

const MESSAGES_BEYOND = {
  name: 'chat-messages-beyond',
  text: `
  SELECT c.id AS conversation_id, c.company_id, m.sequence, m.body, m.sender::text AS sender, m.created_at,
         CASE m.sender WHEN 'CANDIDATE' THEN s.name WHEN 'COMPANY' THEN coalesce(f.name, '') ELSE '' END AS sender_name
    FROM conversation c
    JOIN candidate s ON s.id = c.candidate_id
    LEFT JOIN company f ON f.id = c.company_id
    LEFT JOIN unnest($2::uuid[], $3::int[]) AS known (id, sequence) ON known.id = c.id
   CROSS JOIN LATERAL (
     SELECT sequence, body, sender, created_at FROM message
      WHERE conversation_id = c.id AND sequence > coalesce(known.sequence, 0)
      ORDER BY sequence LIMIT ${MESSAGES_A_LOOK}) m
   WHERE c.candidate_id = $1::uuid AND c.last_sequence > coalesce(known.sequence, 0)
   ORDER BY c.id, m.sequence
   LIMIT ${MESSAGES_A_LOOK}`,
};

/** The number of the last message of each of a seeker's conversations. */
export async function lastSequences(
  database: Pick<Database, 'query'>,
  candidateId: string,
): Promise<Sequences> {
  const rows = await database.query<{ id: string; last_sequence: number }>(LAST_SEQUENCES, [candidateId]);
  return new Map(rows.map((row) => [row.id, row.last_sequence]));
}

/** A seeker's messages beyond what is known, in order within each conversation; of unknown conversations all. */
export async function messagesBeyond(
  database: Pick<Database, 'query'>,
  candidateId: string,
  known: Sequences,
): Promise<ChatMessageEvent[]> {
  const values = [candidateId, [...known.keys()], [...known.values()]];
  const rows = await database.query<Row>(MESSAGES_BEYOND, values);
  return rows.map((row) => ({
    conversationId: row.conversation_id,
    companyId: row.company_id,
    sequence: row.sequence,
    body: row.body,
    sender: row.sender,
    senderName: row.sender_name,
    createdAt: new Date(row.created_at).toISOString(),
  }));
}
