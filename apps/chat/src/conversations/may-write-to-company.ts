import type { Database } from '@nukkad/db';

const MAY_WRITE = {
  name: 'chat-may-write',
  text: `
  SELECT 1 FROM application
   WHERE candidate_id = $1::uuid AND company_id = $2::uuid
     AND status IN ('SHORTLISTED', 'SCHEDULED', 'INTERVIEWED', 'HIRED')
  UNION ALL
  SELECT 1 FROM conversation c JOIN message m ON m.conversation_id = c.id AND m.sender = 'COMPANY'
   WHERE c.candidate_id = $1::uuid AND c.company_id = $2::uuid
   LIMIT 1`,
};

/** A seeker writes to a company that has taken an interest (shortlisted or further) or has written first. */
export async function mayWriteToCompany(
  database: Pick<Database, 'query'>,
  candidateId: string,
  companyId: string,
): Promise<boolean> {
  const rows = await database.query(MAY_WRITE, [candidateId, companyId]);
  return rows.length > 0;
}
