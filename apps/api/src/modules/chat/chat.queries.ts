import { int, nullable, text } from '@nukkad/db/columns.ts';
import { sql } from '@nukkad/db/sql.ts';

/** The number is given inside the transaction that stores the message: none is skipped by a reader. */
export const takeNextSequence = (conversationId: string) =>
  sql({ sequence: int, candidateId: text, companyId: nullable(text), company: nullable(text) })`
  UPDATE conversation c SET last_sequence = last_sequence + 1 WHERE c.id = ${conversationId}::uuid
  RETURNING c.last_sequence AS sequence, c.candidate_id::text AS "candidateId", c.company_id::text AS "companyId",
            (SELECT name FROM company WHERE id = c.company_id) AS company`;
