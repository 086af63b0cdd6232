import { bool } from '@nukkad/db/columns.ts';
import { sql } from '@nukkad/db/sql.ts';

/** Locks a review that everybody sees. Returns no row if it is hidden, or of another company. */
export const lockReview = (reviewId: string, companyId: string) =>
  sql({ isSuspended: bool })`
  SELECT co.suspended_at IS NOT NULL AS "isSuspended"
    FROM company_review r JOIN company co ON co.id = r.company_id
   WHERE r.id = ${reviewId}::uuid AND r.company_id = ${companyId}::uuid AND r.hidden_at IS NULL
     FOR NO KEY UPDATE OF r`;
