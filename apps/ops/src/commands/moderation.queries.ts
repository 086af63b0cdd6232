import { bool, nullable, text, timestamptz, uuid } from '@nukkad/db/columns.ts';
import { sql } from '@nukkad/db/sql.ts';
import { ROWS_MAX } from '../command.ts';

/**
 * Jobs that wait for an operator's approval, or refused jobs. Sorted by waiting time, longest first, each with the
 * checks that it fails.
 */
export const selectModeration = (isRefused: boolean) =>
  sql({
    job: uuid,
    share: text,
    title: text,
    company: text,
    city: text,
    since: timestamptz,
    fails: nullable(text),
    note: nullable(text),
    isSuspended: bool,
  })`
  SELECT j.id::text AS job, j.share_id::text AS share, j.title, co.name AS company, ci.name_en AS city,
         coalesce(j.status_changed_at, j.created_at) AS since,
         (SELECT string_agg(reason, ', ' ORDER BY reason)
            FROM (SELECT reason FROM job_check WHERE job_id = j.id AND outcome = 'FAILED' AND kind IN ('WORDS', 'PAY')
                   UNION ALL
                  SELECT reason FROM company_check
                   WHERE company_id = co.id AND outcome = 'FAILED' AND reason = 'contact-blocked') k) AS fails,
         j.moderation_note AS note, co.suspended_at IS NOT NULL AS "isSuspended"
    FROM job j JOIN company co ON co.id = j.company_id JOIN city ci ON ci.id = j.city_id
   WHERE j.status = 'PAUSED'
     AND j.status_reason = CASE WHEN ${isRefused}::boolean THEN 'moderation-refused' ELSE 'awaiting-moderation' END
   ORDER BY j.created_at, j.id LIMIT ${ROWS_MAX}`;

/** The other waiting jobs of the company of a job. */
export const selectOtherWaitingJobs = (jobId: string) =>
  sql({ job: uuid })`
  SELECT other.id::text AS job FROM job j JOIN job other ON other.company_id = j.company_id
   WHERE j.id = ${jobId}::uuid AND other.id <> j.id
     AND other.status = 'PAUSED' AND other.status_reason = 'awaiting-moderation'
   ORDER BY other.created_at, other.id`;
