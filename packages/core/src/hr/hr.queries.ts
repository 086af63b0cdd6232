import { JobStatus } from '@nukkad/db';
import { bool, int, nullable, oneOf, text } from '@nukkad/db/columns.ts';
import { sql } from '@nukkad/db/sql.ts';

export const selectHrJob = (candidateId: string, jobId: string) =>
  sql({
    status: oneOf(JobStatus),
    statusReason: nullable(text),
    companyId: text,
    phone: text,
    email: text,
    address: text,
    isRevealed: bool,
    hasApplied: bool,
    fromHour: nullable(int),
    toHour: nullable(int),
  })`
  SELECT (CASE WHEN c.suspended_at IS NOT NULL AND j.status = 'ACTIVE' THEN 'PAUSED' ELSE j.status END)::text AS status, j.status_reason AS "statusReason", c.id::text AS "companyId", c.phone, c.email, c.address,
         c.hr_from_hour AS "fromHour", c.hr_to_hour AS "toHour",
         EXISTS (SELECT FROM hr_reveal r WHERE r.candidate_id = ${candidateId}::uuid AND r.job_id = j.id) AS "isRevealed",
         EXISTS (SELECT FROM application a WHERE a.candidate_id = ${candidateId}::uuid AND a.job_id = j.id
                    AND a.status <> 'WITHDRAWN') AS "hasApplied"
    FROM job j JOIN company c ON c.id = j.company_id
   WHERE j.id = ${jobId}::uuid`;

export const upsertReveal = ({
  candidateId,
  jobId,
  isPaid,
  now,
}: {
  readonly candidateId: string;
  readonly jobId: string;
  readonly isPaid: boolean;
  readonly now: Date;
}) =>
  sql({ job_id: text })`
  INSERT INTO hr_reveal (candidate_id, job_id, is_paid, first_revealed_at, last_revealed_at)
  VALUES (${candidateId}::uuid, ${jobId}::uuid, ${isPaid}, ${now}::timestamptz, ${now}::timestamptz)
  ON CONFLICT (candidate_id, job_id) DO UPDATE SET last_revealed_at = excluded.last_revealed_at
  RETURNING job_id::text`;
