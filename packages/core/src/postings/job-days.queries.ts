import { JOB_RENEWAL_DAYS } from '@nukkad/contract';
import { bool, int, nullable, text, timestamptz, uuid } from '@nukkad/db/columns.ts';
import { part, sql } from '@nukkad/db/sql.ts';
import type { JobDays } from '../jobs/job-days.ts';

/** SQL: the latest time at which the job `t` ends, however often it is confirmed. */
export const LATEST_END = part`(coalesce(t.renewed_at, t.created_at) + make_interval(days => ${JOB_RENEWAL_DAYS}::int))`;

/** A set of job ids, as a subquery or an array. */
type JobIds = ReturnType<typeof part>;

/** Returns the ids as a set for the queries below. */
export const amongIds = (ids: readonly string[]): JobIds => part`SELECT unnest(${ids}::uuid[])`;

/**
 * Extends open and paused jobs that a complete file or a feed still contains. `updated_at` stays, because the text is
 * the same.
 */
export const confirmJobs = (ids: JobIds, { expiresAt, minGainMs }: JobDays) =>
  sql({ id: uuid })`
  UPDATE job t SET expires_at = least(${expiresAt}::timestamptz, ${LATEST_END})
   WHERE t.id IN (${ids}) AND t.status IN ('ACTIVE', 'PAUSED')
     AND least(${expiresAt}::timestamptz, ${LATEST_END}) >= t.expires_at + make_interval(secs => ${minGainMs / 1000}::float8)
  RETURNING t.id::text`;

/** Reopens expired jobs that a complete file or a feed still contains, unless a person has to renew them. */
export const reopenRunOut = (ids: JobIds, { expiresAt }: JobDays, now: Date) =>
  sql({ id: uuid })`
  UPDATE job t SET status = 'ACTIVE', status_reason = NULL, status_changed_at = ${now}::timestamptz,
         updated_at = ${now}::timestamptz, expires_at = least(${expiresAt}::timestamptz, ${LATEST_END})
    FROM company co
   WHERE t.id IN (${ids}) AND co.id = t.company_id AND co.suspended_at IS NULL
     AND t.status = 'CLOSED' AND t.status_reason = 'expired' AND ${LATEST_END} > ${now}::timestamptz
  RETURNING t.id::text`;

/**
 * Counts, among these jobs: open jobs that end by `soon`; expired jobs that a person has to renew; jobs with values
 * that an operator edited.
 */
export const countEnding = (ids: JobIds, soon: Date, now: Date) =>
  sql({ ending: int, toRenew: int, edited: int })`
  SELECT count(*) FILTER (WHERE t.status = 'ACTIVE' AND t.expires_at <= ${soon}::timestamptz)::int AS ending,
         count(*) FILTER (WHERE t.status = 'CLOSED' AND t.status_reason = 'expired'
                            AND ${LATEST_END} <= ${now}::timestamptz)::int AS "toRenew",
         count(t.edited)::int AS edited
    FROM job t WHERE t.id IN (${ids})`;

/** The filter of jobs to renew together; null means any. */
export interface RenewalFilter {
  readonly companyId: string | null;
  readonly citySlug: string | null;
  readonly profileKey: string | null;
  /** Matches open jobs that end by this time. */
  readonly endsBy: Date | null;
  /** Matches expired jobs instead of open ones. */
  readonly isRunOut: boolean;
}

/** Selects a page of jobs that a person may renew, in order of their ids. */
export const selectRenewable = (filter: RenewalFilter, afterId: string | null, limit: number) =>
  sql({
    job: uuid,
    share: text,
    title: text,
    company: text,
    city: text,
    until: timestamptz,
    ref: nullable(text),
  })`
  SELECT t.id::text AS job, t.share_id::text AS share, t.title, co.name AS company, ci.name_en AS city,
         t.expires_at AS until, t.ref
    FROM job t JOIN company co ON co.id = t.company_id JOIN city ci ON ci.id = t.city_id
   WHERE (${afterId}::uuid IS NULL OR t.id > ${afterId}::uuid) AND co.suspended_at IS NULL
     AND CASE WHEN ${filter.isRunOut}::boolean THEN t.status = 'CLOSED' AND t.status_reason = 'expired'
              ELSE t.status = 'ACTIVE' END
     AND (${filter.companyId}::uuid IS NULL OR t.company_id = ${filter.companyId}::uuid)
     AND (${filter.citySlug}::text IS NULL OR ci.slug = ${filter.citySlug}::text)
     AND (${filter.profileKey}::text IS NULL OR t.profile_key = ${filter.profileKey}::text)
     AND (${filter.endsBy}::timestamptz IS NULL OR t.expires_at <= ${filter.endsBy}::timestamptz)
   ORDER BY t.id LIMIT ${limit}`;

/** Renews these jobs. Jobs that something else paused or closed meanwhile stay as they are. */
export const renewJobsById = (ids: readonly string[], expiresAt: Date, now: Date) =>
  sql({ id: uuid, until: timestamptz, isReopened: bool, companyId: uuid, title: text })`
  UPDATE job t SET expires_at = ${expiresAt}::timestamptz, renewed_at = ${now}::timestamptz, status = 'ACTIVE',
         status_reason = NULL, updated_at = ${now}::timestamptz,
         status_changed_at = CASE WHEN t.status = 'ACTIVE' THEN t.status_changed_at ELSE ${now}::timestamptz END
    FROM (SELECT id, expires_at, status FROM job WHERE id = ANY(${ids}::uuid[])
             AND (status = 'ACTIVE' OR (status = 'CLOSED' AND status_reason = 'expired')) FOR UPDATE) held
   WHERE t.id = held.id
  RETURNING t.id::text, held.expires_at AS until, held.status <> 'ACTIVE' AS "isReopened",
            t.company_id::text AS "companyId", t.title`;

/** Counts open jobs, open jobs that end by `soon`, and jobs that expired since `since`. */
export const countOpenJobs = (soon: Date, since: Date) =>
  sql({ open: int, ending: int, ended: int })`
  SELECT (SELECT count(*) FROM job WHERE status = 'ACTIVE')::int AS open,
         (SELECT count(*) FROM job WHERE status = 'ACTIVE' AND expires_at <= ${soon}::timestamptz)::int AS ending,
         (SELECT count(*) FROM job WHERE status = 'CLOSED' AND status_reason = 'expired'
                                     AND expires_at > ${since}::timestamptz)::int AS ended`;
