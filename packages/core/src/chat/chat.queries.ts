import { int, nullable, text } from '@nukkad/db/columns.ts';
import { sql } from '@nukkad/db/sql.ts';

/**
 * Takes the next sequence number of a conversation for a message of the other side, which has then read all earlier ones.
 * Call it in the transaction that stores the message, so that no reader sees a later message first.
 */
export const takeNextSequence = (conversationId: string) =>
  sql({
    sequence: int,
    candidateId: text,
    companyId: nullable(text),
    company: nullable(text),
    slug: nullable(text),
    shareId: nullable(text),
  })`
  WITH numbered AS (
    UPDATE conversation SET last_sequence = last_sequence + 1, other_read = last_sequence + 1 WHERE id = ${conversationId}::uuid
    RETURNING last_sequence AS sequence, candidate_id, company_id)
  SELECT n.sequence, n.candidate_id::text AS "candidateId", n.company_id::text AS "companyId", co.name AS company,
         co.slug, co.share_id AS "shareId"
    FROM numbered n LEFT JOIN company co ON co.id = n.company_id`;
