import { randomUUID } from 'node:crypto';
import type { Database } from '@nukkad/db';

const OPEN = `
  INSERT INTO conversation (id, kind, candidate_id) SELECT gen_random_uuid(), 'ADMIN', $1::uuid
   WHERE NOT EXISTS (SELECT FROM conversation WHERE candidate_id = $1::uuid)`;
const STORE = `
  WITH numbered AS (
    UPDATE conversation SET last_sequence = last_sequence + 1
     WHERE candidate_id = $1::uuid AND kind = 'ADMIN' RETURNING id, last_sequence)
  INSERT INTO message (conversation_id, sequence, sender, body)
  SELECT id, last_sequence, 'ADMIN', 'number ' || last_sequence FROM numbered`;

/** Stores admin messages for a seeker, one transaction each, as other processes do. */
export async function storeMessages(database: Database, candidateId: string, count: number): Promise<void> {
  await database.query(OPEN, [candidateId]);
  for (let index = 0; index < count; index += 1) await database.query(STORE, [candidateId]);
}

/** Returns the texts of a seeker's stored messages in order. */
export async function storedBodies(database: Database, candidateId: string): Promise<string[]> {
  const rows = await database.query<{ body: string }>(
    `SELECT m.body FROM message m JOIN conversation c ON c.id = m.conversation_id
      WHERE c.candidate_id = $1::uuid ORDER BY c.id, m.sequence`,
    [candidateId],
  );
  return rows.map(({ body }) => body);
}

/** Returns the event arguments of a message to the admin. */
export function toAdmin(text: string, candidateId: string, key: string = randomUUID()) {
  return ['adminAndJs', text, 'admin', candidateId, '', 'admin', 'Jobseeker', key] as const;
}
