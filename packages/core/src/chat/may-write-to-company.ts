import type { Database } from '@nukkad/db';
import { selectInterestOfCompany } from './conversations.queries.ts';

/** Whether a seeker may write to a company: it has shortlisted them (or gone further), or has written first. */
export async function mayWriteToCompany(
  database: Pick<Database, 'query'>,
  candidateId: string,
  companyId: string,
): Promise<boolean> {
  const rows = await database.query(selectInterestOfCompany(candidateId, companyId));
  return rows.length > 0;
}
