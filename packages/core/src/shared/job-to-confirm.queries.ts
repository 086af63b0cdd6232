import { int } from '@nukkad/db/columns.ts';
import { part, sql } from '@nukkad/db/sql.ts';

/** Days before the end of an open job in which its company should say whether it is still open. */
const CONFIRM_DAYS = 3;

/**
 * SQL condition: the open job `j` was posted by a member, and the company has not answered whether it is still open, or the
 * job ends within three days.
 */
export const isToConfirm = (now: Date) => part`
  (j.status = 'ACTIVE' AND j.posted_by IS NOT NULL
   AND (j.expires_at <= ${now}::timestamptz + ${CONFIRM_DAYS}::int * interval '1 day'
        OR EXISTS (SELECT FROM still_link l WHERE l.job_id = j.id AND l.answer IS NULL)))`;

/** Maximum number of jobs to confirm that are counted. */
const TO_CONFIRM_MAX = 20;

/** Counts the open jobs of which their company has not said yet that they are still open, at most 20. */
export const countJobsToConfirm = (companyId: string, now: Date) =>
  sql({ count: int })`
  SELECT count(*)::int AS count FROM (
    SELECT FROM job j WHERE j.company_id = ${companyId}::uuid AND ${isToConfirm(now)} LIMIT ${TO_CONFIRM_MAX}) found`;
