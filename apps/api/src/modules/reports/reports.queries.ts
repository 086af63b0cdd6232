import { bool, int, nullable, text } from '@nukkad/db/columns.ts';
import { sql } from '@nukkad/db/sql.ts';

export const countReports = (signInHash: string, phoneHash: string | null, since: Date) =>
  sql({ count: int })`
  SELECT count(*)::int AS count FROM job_report
   WHERE (sign_in_hash = ${signInHash} OR phone_hash = ${phoneHash}) AND created_at > ${since}::timestamptz`;

export const pauseReportedJob = (jobId: string, now: Date, reportsToPause: number) =>
  sql({ id: text })`
  UPDATE job SET status = 'PAUSED', status_reason = 'reported', status_changed_at = ${now}::timestamptz
   WHERE id = ${jobId}::uuid AND status = 'ACTIVE'
     AND (SELECT count(*) FROM job_report
           WHERE job_id = ${jobId}::uuid AND is_counted AND handled_at IS NULL) >= ${reportsToPause}::int
  RETURNING id::text`;

export const selectReporter = (candidateId: string, jobId: string) =>
  sql({ phone: nullable(text), provider: text, subject: text, hasOpened: bool })`
  SELECT CASE WHEN c.is_mobile_verified THEN c.phone END AS phone, i.provider::text AS provider, i.subject,
         EXISTS (SELECT FROM job_view v WHERE v.candidate_id = c.id AND v.job_id = ${jobId}::uuid) AS "hasOpened"
    FROM candidate c JOIN identity i ON i.candidate_id = c.id
   WHERE c.id = ${candidateId}::uuid ORDER BY i.created_at LIMIT 1`;
