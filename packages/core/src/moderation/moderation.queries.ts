import { JobStatus } from '@nukkad/db';
import { bool, int, notNull, nullable, oneOf, text, timestamptz, uuid } from '@nukkad/db/columns.ts';
import { sql } from '@nukkad/db/sql.ts';
import { IS_NOT_HIDDEN } from '../shared/hidden-job.queries.ts';
import { IS_PENDING } from '../shared/pending-application.queries.ts';

export const closeExpiredJobs = (now: Date, limit: number) =>
  sql({ id: text })`
  UPDATE job SET status = 'CLOSED', status_reason = 'expired', status_changed_at = ${now}::timestamptz, updated_at = ${now}
   WHERE id IN (SELECT id FROM job WHERE status = 'ACTIVE' AND expires_at <= ${now}::timestamptz
                 ORDER BY expires_at LIMIT ${limit} FOR UPDATE SKIP LOCKED)
  RETURNING id::text`;

export const lockJobWithTitle = (jobId: string, now: Date) =>
  sql({
    status: oneOf(JobStatus),
    statusReason: nullable(text),
    title: text,
    companyId: uuid,
    expiresAt: timestamptz,
    isOver: bool,
  })`
  SELECT status::text AS status, status_reason AS "statusReason", title, company_id AS "companyId",
         expires_at AS "expiresAt", expires_at <= ${now}::timestamptz AS "isOver"
    FROM job WHERE id = ${jobId}::uuid FOR UPDATE`;

/**
 * Selects the seekers who saved one of the jobs or have a pending application for it. Leaves out applicants whose refusal
 * is held, because they get it within minutes.
 */
export const selectSaversAndApplicants = (jobIds: readonly string[]) =>
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
   WHERE NOT EXISTS (SELECT FROM held_answer h JOIN application a ON a.id = h.application_id
                      WHERE a.job_id = j.id AND a.candidate_id = who.candidate_id
                        AND h.undone_at IS NULL AND h.sent_at IS NULL)
     AND j.id = ANY(${jobIds}::uuid[])`;

/** Selects the seekers with a pending application for any job of the company. */
export const selectApplicantsOf = (companyId: string) =>
  sql({ candidateId: text, company: text })`
  SELECT DISTINCT a.candidate_id::text AS "candidateId", co.name AS company
    FROM application a JOIN company co ON co.id = a.company_id
   WHERE a.company_id = ${companyId}::uuid AND ${IS_PENDING}`;

/** Selects the seekers who saved one of the jobs. */
export const selectSaversOf = (jobIds: readonly string[]) =>
  sql({ candidateId: text, company: text })`
  SELECT DISTINCT s.candidate_id::text AS "candidateId", co.name AS company
    FROM saved_job s JOIN job j ON j.id = s.job_id JOIN company co ON co.id = j.company_id
   WHERE s.job_id = ANY(${jobIds}::uuid[])`;

/** Status reason of jobs that were paused because their company is suspended. */
const COMPANY_SUSPENDED = 'company-suspended';

/** Removes the open jobs of a company from the search. Returns their number. */
export const hideJobsOfCompany = (companyId: string) =>
  sql({ jobs: int })`SELECT job_search_hide_company(${companyId}::uuid) AS jobs`;

/** Counts the jobs of a company that are open after its suspension ends. */
export const countJobsToOpen = (companyId: string, now: Date) =>
  sql({ jobs: int })`
  SELECT count(*)::int AS jobs FROM job
   WHERE company_id = ${companyId}::uuid AND expires_at > ${now}::timestamptz
     AND (status = 'ACTIVE' OR (status = 'PAUSED' AND status_reason = ${COMPANY_SUSPENDED}::text))`;

export const selectPendingCompanies = () =>
  sql({ id: text })`SELECT id::text FROM company WHERE suspension_pending_since IS NOT NULL ORDER BY id`;

/** Locks the row of a company, so that batches and operators who suspend or restore it do not run at the same time. */
export const lockPendingCompany = (companyId: string) =>
  sql({ since: notNull(timestamptz), isSuspended: bool })`
  SELECT suspension_pending_since AS since, suspended_at IS NOT NULL AS "isSuspended" FROM company
   WHERE id = ${companyId}::uuid AND suspension_pending_since IS NOT NULL FOR NO KEY UPDATE`;

/** Pauses up to `limit` open jobs of a suspended company. */
export const pauseSomeJobs = (companyId: string, now: Date, limit: number) =>
  sql({ id: text })`
  UPDATE job SET status = 'PAUSED', status_reason = ${COMPANY_SUSPENDED}::text, status_changed_at = ${now}::timestamptz,
         updated_at = ${now}::timestamptz
   WHERE id IN (SELECT id FROM job WHERE company_id = ${companyId}::uuid AND status = 'ACTIVE'
                 ORDER BY id LIMIT ${limit} FOR UPDATE)
  RETURNING id::text`;

/** Reopens up to `limit` jobs that the suspension paused. Closes those that have expired. */
export const resumeSomeJobs = (companyId: string, now: Date, limit: number) =>
  sql({ id: text, isOpen: bool })`
  UPDATE job
     SET status = CASE WHEN expires_at > ${now}::timestamptz THEN 'ACTIVE' ELSE 'CLOSED' END::job_status,
         status_reason = CASE WHEN expires_at > ${now}::timestamptz THEN NULL ELSE 'expired' END,
         status_changed_at = ${now}::timestamptz, updated_at = ${now}::timestamptz
   WHERE id IN (SELECT id FROM job WHERE company_id = ${companyId}::uuid AND status = 'PAUSED'
                   AND status_reason = ${COMPANY_SUSPENDED}::text
                 ORDER BY id LIMIT ${limit} FOR UPDATE)
  RETURNING id::text, status = 'ACTIVE' AS "isOpen"`;

/**
 * Restores active jobs that the search hid while their company was suspended. Restores at most `limit`, and returns the
 * number.
 */
export const bringBackSomeJobs = (companyId: string, limit: number) =>
  sql({ jobs: int })`
  SELECT job_search_renew(ARRAY(
    SELECT j.id FROM job j LEFT JOIN job_search s ON s.job_id = j.id
     WHERE j.company_id = ${companyId}::uuid AND j.status = 'ACTIVE' AND s.is_active IS NOT TRUE
     ORDER BY j.id LIMIT ${limit})) AS jobs`;
