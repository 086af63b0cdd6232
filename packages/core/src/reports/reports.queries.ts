import { bool, int, nullable, text, timestamptz, uuid } from '@nukkad/db/columns.ts';
import { sql } from '@nukkad/db/sql.ts';

/** Counts the reports of a person since a time: those of jobs, and those of calls and interviews. */
export const countReports = (signInHash: string, phoneHash: string | null, since: Date) =>
  sql({ count: int })`
  SELECT ((SELECT count(*) FROM job_report
            WHERE (sign_in_hash = ${signInHash} OR phone_hash = ${phoneHash}) AND created_at > ${since}::timestamptz)
        + (SELECT count(*) FROM contact_report
            WHERE (sign_in_hash = ${signInHash} OR phone_hash = ${phoneHash}) AND created_at > ${since}::timestamptz))::int
         AS count`;

/**
 * Selects the company of a seeker's application. `wasCalled`: whether it opened the seeker's number; `interviewAt`: the time of
 * the latest interview.
 */
export const selectContact = (candidateId: string, applicationId: string) =>
  sql({ companyId: uuid, jobId: uuid, wasCalled: bool, interviewAt: nullable(timestamptz) })`
  SELECT a.company_id AS "companyId", a.job_id AS "jobId",
         EXISTS (SELECT FROM profile_access p
                  WHERE p.candidate_id = a.candidate_id AND p.context = a.id AND p.what = 'PHONE'
                    AND p.company_id = a.company_id) AS "wasCalled",
         (SELECT i.at FROM interview i WHERE i.application_id = a.id ORDER BY i.round DESC LIMIT 1)
           AS "interviewAt"
    FROM application a
   WHERE a.id = ${applicationId}::uuid AND a.candidate_id = ${candidateId}::uuid`;

export const pauseReportedJob = (jobId: string, now: Date, reportsToPause: number) =>
  sql({ id: uuid, companyId: uuid, title: text })`
  UPDATE job SET status = 'PAUSED', status_reason = 'reported', status_changed_at = ${now}::timestamptz
   WHERE id = ${jobId}::uuid AND status = 'ACTIVE'
     AND (SELECT count(*) FROM job_report
           WHERE job_id = ${jobId}::uuid AND is_counted AND handled_at IS NULL) >= ${reportsToPause}::int
  RETURNING id, company_id AS "companyId", title`;

/** Selects the author of a report. Provider and subject are null for an account that was opened by its number. */
export const selectReporter = (candidateId: string, jobId: string) =>
  sql({ phone: nullable(text), provider: nullable(text), subject: nullable(text), hasOpened: bool })`
  SELECT CASE WHEN c.is_mobile_verified THEN c.phone END AS phone, i.provider::text AS provider, i.subject,
         EXISTS (SELECT FROM job_view v WHERE v.candidate_id = c.id AND v.job_id = ${jobId}::uuid) AS "hasOpened"
    FROM candidate c LEFT JOIN identity i ON i.candidate_id = c.id
   WHERE c.id = ${candidateId}::uuid ORDER BY i.created_at, i.provider, i.subject LIMIT 1`;

interface RecordOf {
  readonly signInHash: string;
  readonly phoneHash: string | null;
  readonly networkHash: string | null;
  readonly jobId: string;
  readonly today: Date;
  readonly since: Date;
}

/**
 * Selects operators' decisions on a reporter's reports, the number counted today, and whether a report of the job
 * from this network counts already.
 */
export const selectRecord = ({ signInHash, phoneHash, networkHash, jobId, today, since }: RecordOf) =>
  sql({ groundless: int, right: int, countedToday: int, isOfNetwork: bool })`
  SELECT count(*) FILTER (WHERE is_groundless)::int AS groundless,
         count(*) FILTER (WHERE NOT is_groundless)::int AS right,
         count(*) FILTER (WHERE is_counted AND created_at > ${today}::timestamptz)::int AS "countedToday",
         EXISTS (SELECT FROM job_report o
                  WHERE o.job_id = ${jobId}::uuid AND o.network_hash = ${networkHash} AND o.is_counted
                    AND o.handled_at IS NULL) AS "isOfNetwork"
    FROM job_report
   WHERE (sign_in_hash = ${signInHash} OR phone_hash = ${phoneHash}) AND created_at > ${since}::timestamptz`;
