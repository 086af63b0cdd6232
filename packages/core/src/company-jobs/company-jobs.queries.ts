import {
  COUNTED_APPLICATIONS_MAX,
  LISTED_APPLICATIONS_MAX,
} from '@nukkad/contract/partner/company-job.routes.ts';
import { ApplicationStatus, JobStatus, StillAnswer } from '@nukkad/db';
import { bool, float, int, nullable, oneOf, text, timestamptz, uuid } from '@nukkad/db/columns.ts';
import { part, raw, sql } from '@nukkad/db/sql.ts';
import { AWAITING_MODERATION, MODERATION_REFUSED } from '../shared/hidden-job.ts';
import { isToConfirm } from '../shared/job-to-confirm.queries.ts';

/** SQL: 1 if the job `j` waits for an operator, else 0. An expression of the index `job_company_state_idx`. */
const WAITS = part`(CASE WHEN j.status_reason = 'awaiting-moderation' THEN 1 ELSE 0 END)`;

/** A page of a company's jobs. */
interface JobPage {
  /** Null for jobs in all states. */
  readonly status: JobStatus | null;
  readonly isWaiting: boolean;
  readonly isOnlyToConfirm: boolean;
  readonly afterAt: Date | null;
  readonly afterId: string | null;
  readonly limit: number;
  /** The time before which the company does not see applicants any more. */
  readonly since: Date;
  readonly now: Date;
}

/** Selects jobs of a company, the latest first, with at most 100 counted and 100 unanswered applications each. */
export const selectJobsOfCompany = (
  companyId: string,
  { status, isWaiting, isOnlyToConfirm, afterAt, afterId, limit, since, now }: JobPage,
) =>
  sql({
    id: uuid,
    title: text,
    status: oneOf(JobStatus),
    statusReason: nullable(text),
    openings: int,
    createdAt: timestamptz,
    expiresAt: timestamptz,
    viewCount: int,
    applied: int,
    unanswered: int,
    isToConfirm: bool,
  })`
  SELECT j.id, j.title, j.status::text AS status, j.status_reason AS "statusReason", j.openings,
         j.created_at AS "createdAt", j.expires_at AS "expiresAt", j.view_count AS "viewCount",
         (SELECT count(*)::int FROM (
            SELECT FROM application a WHERE a.job_id = j.id AND a.status <> 'WITHDRAWN'
             LIMIT ${LISTED_APPLICATIONS_MAX}) counted) AS applied,
         (SELECT count(*)::int FROM (
            SELECT FROM application a
             WHERE a.job_id = j.id AND a.status = 'APPLIED' AND a.status_changed_at > ${since}::timestamptz
             LIMIT ${LISTED_APPLICATIONS_MAX}) waiting) AS unanswered,
         ${isToConfirm(now)} AS "isToConfirm"
    FROM job j
   WHERE j.company_id = ${companyId}::uuid
     AND ${
       status === null
         ? part`true`
         : part`j.status = ${status}::job_status AND ${WAITS} = ${isWaiting ? 1 : 0}::int`
     }
     AND ${isOnlyToConfirm ? isToConfirm(now) : part`true`}
     AND (${afterAt}::timestamptz IS NULL OR (j.created_at, j.id) < (${afterAt}::timestamptz, ${afterId}::uuid))
   ORDER BY j.created_at DESC, j.id DESC LIMIT ${limit}`;

/** Locks a job of a company, so that changes of it run one after the other. */
export const lockJobOfCompany = (jobId: string, companyId: string) =>
  sql({
    status: oneOf(JobStatus),
    statusReason: nullable(text),
    expiresAt: timestamptz,
    updatedAt: timestamptz,
  })`
  SELECT status::text AS status, status_reason AS "statusReason", expires_at AS "expiresAt", updated_at AS "updatedAt"
    FROM job WHERE id = ${jobId}::uuid AND company_id = ${companyId}::uuid FOR UPDATE`;

/**
 * Locks a company, so that its members post one job after the other. `isSeen`: whether an operator has looked at its
 * registration, its contact, or a job of it.
 */
export const lockPostingCompany = (companyId: string) =>
  sql({ isSuspended: bool, isSeen: bool })`
  SELECT suspended_at IS NOT NULL AS "isSuspended",
         (identity_seen_at IS NOT NULL OR contact_seen_at IS NOT NULL OR papers_seen_at IS NOT NULL
          OR trusted_at IS NOT NULL) AS "isSeen"
    FROM company WHERE id = ${companyId}::uuid FOR NO KEY UPDATE`;

/** Counts the jobs that members of a company posted: those that are open or wait, and those posted since `dayStart`. */
export const countPostedJobs = (companyId: string, dayStart: Date) =>
  sql({ open: int, today: int })`
  SELECT (SELECT count(*)::int FROM job j
           WHERE j.company_id = ${companyId}::uuid AND j.posted_by IS NOT NULL
             AND (j.status = 'ACTIVE' OR (j.status = 'PAUSED' AND j.status_reason = ${AWAITING_MODERATION}))) AS open,
         (SELECT count(*)::int FROM job j
           WHERE j.company_id = ${companyId}::uuid AND j.posted_by IS NOT NULL
             AND j.created_at >= ${dayStart}::timestamptz) AS today`;

/** Selects the checks of a job and its company. A check of the job comes before the same kind of its company. */
export const selectChecksOf = (jobId: string) =>
  sql({ kind: text, outcome: text, reason: nullable(text) })`
  SELECT DISTINCT ON (kind) kind::text AS kind, outcome::text AS outcome, reason
    FROM (SELECT 1 AS rank, kind, outcome, reason FROM job_check WHERE job_id = ${jobId}::uuid
          UNION ALL
          SELECT 2, k.kind, k.outcome, k.reason FROM company_check k JOIN job j ON j.company_id = k.company_id
           WHERE j.id = ${jobId}::uuid) checks
   ORDER BY kind, (outcome = 'NOT_DONE'), rank`;

/** Counts the applications of a job by stage: at most 1,000 of each, and 100 unanswered ones. Withdrawn ones are left out. */
export const countApplicationsOf = (jobId: string, since: Date) =>
  sql({ applied: int, unanswered: int, hired: int })`
  SELECT (SELECT count(*)::int FROM (
            SELECT FROM application WHERE job_id = ${jobId}::uuid AND status <> 'WITHDRAWN' LIMIT ${COUNTED_APPLICATIONS_MAX}) a) AS applied,
         (SELECT count(*)::int FROM (
            SELECT FROM application WHERE job_id = ${jobId}::uuid AND status = 'APPLIED'
               AND status_changed_at > ${since}::timestamptz LIMIT ${LISTED_APPLICATIONS_MAX}) a) AS unanswered,
         (SELECT count(*)::int FROM (
            SELECT FROM application WHERE job_id = ${jobId}::uuid AND status = 'HIRED' LIMIT ${COUNTED_APPLICATIONS_MAX}) a) AS hired`;

/** Selects the places of the company's last 50 jobs, each once, the last used first. */
export const selectEarlierPlaces = (companyId: string, limit: number) =>
  sql({
    cityId: int,
    locality: nullable(text),
    address: text,
    latitude: float,
    longitude: float,
  })`
  SELECT city_id AS "cityId", locality, address, latitude, longitude
    FROM (SELECT id, city_id, locality, address, latitude, longitude, created_at FROM job
           WHERE company_id = ${companyId}::uuid ORDER BY created_at DESC, id DESC LIMIT 50) recent
   GROUP BY city_id, locality, address, latitude, longitude
   ORDER BY max(created_at) DESC, max(id::text) DESC LIMIT ${limit}`;

/** SQL condition: the application `a` waits for a final answer, and has no held one. */
export const IS_WAITING = raw(`
  (a.status IN ('APPLIED', 'SHORTLISTED', 'SCHEDULED', 'INTERVIEWED')
   AND NOT EXISTS (SELECT FROM candidate c WHERE c.id = a.candidate_id AND c.deleted_at IS NOT NULL)
   AND NOT EXISTS (SELECT FROM held_answer h
                    WHERE h.application_id = a.id AND h.undone_at IS NULL AND h.sent_at IS NULL))`);

/** Locks the applications of a job that wait for a final answer and have no held one, in the order of their ids. */
export const lockWaitingApplications = (jobId: string, since: Date) =>
  sql({ id: uuid, status: oneOf(ApplicationStatus), attempt: int })`
  SELECT a.id, a.status::text AS status, a.attempt FROM application a
   WHERE a.job_id = ${jobId}::uuid AND ${IS_WAITING} AND a.status_changed_at > ${since}::timestamptz
   ORDER BY a.id FOR UPDATE OF a`;

/** Locks the applications of a company that wait for a final answer and have no held one, in the order of their ids. */
export const lockWaitingOfCompany = (companyId: string, since: Date) =>
  sql({ id: uuid, status: oneOf(ApplicationStatus), attempt: int })`
  SELECT a.id, a.status::text AS status, a.attempt FROM application a
   WHERE a.company_id = ${companyId}::uuid AND ${IS_WAITING} AND a.status_changed_at > ${since}::timestamptz
   ORDER BY a.id FOR UPDATE OF a`;

/** SQL condition: the job `j` is open, paused, or waits for an operator. An operator's refusal stays. */
export const IS_CLOSABLE = raw(`
  (j.status <> 'CLOSED' AND j.status_reason IS DISTINCT FROM '${MODERATION_REFUSED}')`);

/** Locks the jobs that end with their company. */
export const lockJobsToClose = (companyId: string) =>
  sql({ id: uuid })`
  SELECT j.id FROM job j WHERE j.company_id = ${companyId}::uuid AND ${IS_CLOSABLE} ORDER BY j.id FOR UPDATE OF j`;

/** Locks the link with a token, and selects its job. */
export const selectStillLink = (tokenHash: string) =>
  sql({
    jobId: uuid,
    companyId: uuid,
    title: text,
    company: text,
    cityId: int,
    expiresAt: timestamptz,
    answer: nullable(oneOf(StillAnswer)),
    answeredAt: nullable(timestamptz),
  })`
  SELECT l.job_id AS "jobId", j.company_id AS "companyId", j.title, co.name AS company, j.city_id AS "cityId",
         l.expires_at AS "expiresAt", l.answer::text AS answer, l.answered_at AS "answeredAt"
    FROM still_link l JOIN job j ON j.id = l.job_id JOIN company co ON co.id = j.company_id
   WHERE l.token_hash = ${tokenHash}`;

/**
 * Locks open jobs that members posted, whose company was last asked or confirmed them before `askedBefore`. Skips those
 * that another process handles. `unanswered` counts the links of the job that nobody answered.
 */
export const lockJobsToAsk = (askedBefore: Date, limit: number) =>
  sql({ id: uuid, companyId: uuid, title: text, unanswered: int })`
  SELECT j.id, j.company_id AS "companyId", j.title,
         (SELECT count(*)::int FROM still_link l WHERE l.job_id = j.id AND l.answer IS NULL) AS unanswered
    FROM job j JOIN company co ON co.id = j.company_id
   WHERE j.posted_by IS NOT NULL AND j.status = 'ACTIVE' AND j.still_open_asked_at <= ${askedBefore}::timestamptz
     AND co.suspended_at IS NULL
   ORDER BY j.still_open_asked_at LIMIT ${limit} FOR UPDATE OF j SKIP LOCKED`;

/** Stores that the company was asked. `updated_at` stays, because the job is the same. */
export const markAsked = (jobIds: readonly string[], now: Date) =>
  sql({ id: uuid })`
  UPDATE job SET still_open_asked_at = ${now}::timestamptz WHERE id = ANY(${jobIds}::uuid[]) RETURNING id`;
