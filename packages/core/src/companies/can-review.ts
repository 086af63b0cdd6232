import { firstRow, type Queryable } from '../database/rows.ts';
import { selectInterview } from './companies.queries.ts';

/** Whether an application of the seeker at the company ever reached the interview. */
export async function canReview(
  source: Queryable,
  candidateId: string | null,
  companyId: string,
): Promise<boolean> {
  if (candidateId === null) return false;
  return (await firstRow(source, selectInterview(candidateId, companyId))) !== null;
}
