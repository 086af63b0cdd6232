import { nullable, text, timestamptz, uuid } from '@nukkad/db/columns.ts';
import { sql } from '@nukkad/db/sql.ts';

interface HelpPage {
  readonly afterAt: Date | null;
  readonly afterId: string | null;
  readonly limit: number;
}

/** Selects the messages of a member to the operators, newest first, with the answers. */
export const selectHelpOfMember = (memberId: string, { afterAt, afterId, limit }: HelpPage) =>
  sql({
    id: uuid,
    text,
    createdAt: timestamptz,
    answer: nullable(text),
    answeredAt: nullable(timestamptz),
  })`
  SELECT id, text, created_at AS "createdAt", answer, answered_at AS "answeredAt" FROM help_message
   WHERE member_id = ${memberId}::uuid
     AND (${afterAt}::timestamptz IS NULL OR (created_at, id) < (${afterAt}::timestamptz, ${afterId}::uuid))
   ORDER BY created_at DESC, id DESC LIMIT ${limit}`;
