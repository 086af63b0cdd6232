import type { ChatMessageEvent } from '@nukkad/contract/realtime/realtime.domain.ts';
import type { Database } from '@nukkad/db';

interface Row {
  readonly candidate_id: string;
  readonly company_id: string | null;
  readonly sequence: number;
  readonly body: string;
  readonly sender: ChatMessageEvent['sender'];
  readonly sender_name: string;
  readonly created_at: Date;
}

const MESSAGES_AFTER = `
  SELECT c.candidate_id, c.company_id, m.sequence, m.body, m.sender::text AS sender, m.created_at,
         CASE m.sender WHEN 'CANDIDATE' THEN s.name WHEN 'COMPANY' THEN coalesce(f.name, '') ELSE '' END AS sender_name
    FROM message m
    JOIN conversation c ON c.id = m.conversation_id
    JOIN candidate s ON s.id = c.candidate_id
    LEFT JOIN company f ON f.id = c.company_id
   WHERE m.conversation_id = $1::uuid AND m.sequence > $2
   ORDER BY m.sequence
   LIMIT 200`;

export interface AddressedMessage {
  readonly candidateId: string;
  readonly message: ChatMessageEvent;
}

/** The messages of a conversation beyond a number, oldest first, with the seeker they are for. */
export async function messagesAfter(
  database: Pick<Database, 'query'>,
  conversationId: string,
  sequence: number,
): Promise<AddressedMessage[]> {
  const rows = await database.query<Row>(MESSAGES_AFTER, [conversationId, sequence]);
  return rows.map((row) => ({
    candidateId: row.candidate_id,
    message: {
      conversationId,
      companyId: row.company_id,
      sequence: row.sequence,
      body: row.body,
      sender: row.sender,
      senderName: row.sender_name,
      createdAt: new Date(row.created_at).toISOString(),
    },
  }));
}
