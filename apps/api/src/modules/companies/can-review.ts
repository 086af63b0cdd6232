import { firstRow, type Queryable } from '../../database/rows.ts';

const CAN_REVIEW = `
  SELECT 1 AS one
    FROM application a
   WHERE a.candidate_id = $1::uuid AND a.company_id = $2::uuid
     AND (a.status IN ('INTERVIEWED', 'HIRED')
          OR EXISTS (SELECT FROM application_event e
                      WHERE e.application_id = a.id AND e.status IN ('INTERVIEWED', 'HIRED')))
   LIMIT 1`;

/** Whether an application of this seeker at the company ever came to an interview. */
export async function canReview(
  source: Queryable,
  candidateId: string | null,
  companyId: string,
): Promise<boolean> {
  if (candidateId === null) return false;
  return (await firstRow(source, CAN_REVIEW, candidateId, companyId)) !== null;
}
