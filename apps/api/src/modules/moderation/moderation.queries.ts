import { JobStatus } from '@nukkad/db';
import { bool, nullable, oneOf, text } from '@nukkad/db/columns.ts';
import { sql } from '@nukkad/db/sql.ts';
import { IS_NOT_HIDDEN } from '../../shared/hidden-job.queries.ts';
import { IS_PENDING } from '../../shared/pending-application.queries.ts';

export const closeExpiredJobs = (now: Date, limit: number) =>
  sql({ id: text })`
  UPDATE job SET status = 'CLOSED', status_reason = 'expired', status_changed_at = ${now}::timestamptz, updated_at = ${now}
   WHERE id IN (SELECT id FROM job WHERE status = 'ACTIVE' AND expires_at <= ${now}::timestamptz
                 ORDER BY expires_at LIMIT ${limit} FOR UPDATE SKIP LOCKED)
  RETURNING id::text`;

export const lockJobWithTitle = (jobId: string, now: Date) =>
  sql({ status: oneOf(JobStatus), statusReason: nullable(text), title: text, isOver: bool })`
  SELECT status::text AS status, status_reason AS "statusReason", title, expires_at <= ${now}::timestamptz AS "isOver"
    FROM job WHERE id = ${jobId}::uuid FOR UPDATE`;

/** Those who saved the jobs, and those whose application is still open. */
export const selectConcerned = (jobIds: readonly string[]) =>
  sql({
    candidateId: text,
    jobId: text,
    title: text,
    company: text,
    slug: text,
    shareId: text,
    hasPage: bool,
  })`
  SELECT who.candidate_id::text AS "candidateId", j.id::text AS "jobId", j.title, co.name AS company, j.slug,
         j.share_id AS "shareId", ${IS_NOT_HIDDEN} AS "hasPage"
    FROM job j JOIN company co ON co.id = j.company_id
    JOIN LATERAL (
      SELECT candidate_id FROM saved_job WHERE job_id = j.id
       UNION
      SELECT candidate_id FROM application WHERE job_id = j.id AND ${IS_PENDING}) who ON true
   WHERE j.id = ANY(${jobIds}::uuid[])`;

/** Those whose application at the company is still open, for whatever job, and those who saved one of these jobs of it. */
export const selectConcernedByCompany = (companyId: string, jobIds: readonly string[]) =>
  sql({ candidateId: text, company: text })`
  SELECT who.candidate_id::text AS "candidateId", co.name AS company
    FROM company co CROSS JOIN LATERAL (
      SELECT candidate_id FROM application WHERE company_id = co.id AND ${IS_PENDING}
       UNION
      SELECT candidate_id FROM saved_job WHERE job_id = ANY(${jobIds}::uuid[])) who
   WHERE co.id = ${companyId}::uuid`;

/** Why the jobs of a suspended company are paused. */
const COMPANY_SUSPENDED = 'company-suspended';

export const pauseJobsOfCompany = (companyId: string, now: Date) =>
  sql({ id: text })`
  UPDATE job SET status = 'PAUSED', status_reason = ${COMPANY_SUSPENDED}::text, status_changed_at = ${now}::timestamptz,
         updated_at = ${now}::timestamptz
   WHERE company_id = ${companyId}::uuid AND status = 'ACTIVE'
  RETURNING id::text`;

export const resumeJobsOfCompany = (companyId: string, now: Date) =>
  sql({ id: text, isOpen: bool })`
  UPDATE job
     SET status = CASE WHEN expires_at > ${now}::timestamptz THEN 'ACTIVE' ELSE 'CLOSED' END::job_status,
         status_reason = CASE WHEN expires_at > ${now}::timestamptz THEN NULL ELSE 'expired' END,
         status_changed_at = ${now}::timestamptz, updated_at = ${now}::timestamptz
   WHERE company_id = ${companyId}::uuid AND status = 'PAUSED' AND status_reason = ${COMPANY_SUSPENDED}::text
  RETURNING id::text, status = 'ACTIVE' AS "isOpen"`;
