import type { Database } from '@nukkad/db';
import { selectMayWrite } from './conversations.queries.ts';

/** Whether a seeker may write to a company: it has shortlisted them (or gone further), or has written first. */
export async function mayWriteToCompany(
  database: Pick<Database, 'query'>,
  candidateId: string,
  companyId: string,
): Promise<boolean> {
  const [row] = await database.query(selectMayWrite(candidateId, companyId));
  return row?.isAllowed === true;
}
