import { ContactKind, ContactReportReason } from '@nukkad/db';
import { bool, int, nullable, oneOf, text, timestamptz, uuid } from '@nukkad/db/columns.ts';
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

/**
 * Reports of calls and interviews that wait for an operator, or settled ones, the longest waiting first. `members` are those
 * who opened the seeker's number or arranged the interview; `right` are reports of the company in 180 days that were right.
 */
export const selectContactReports = (isSettled: boolean, now: Date) =>
  sql({
    report: uuid,
    about: oneOf(ContactKind),
    reason: oneOf(ContactReportReason),
    text: nullable(text),
    company: text,
    companyId: uuid,
    title: text,
    job: uuid,
    members: nullable(text),
    right: int,
    since: timestamptz,
    isGroundless: nullable(bool),
    by: nullable(text),
  })`
  SELECT r.id::text AS report, r.about::text AS about, r.reason::text AS reason, r.text, co.name AS company,
         co.id::text AS "companyId", j.title, j.id::text AS job,
         CASE r.about
           WHEN 'CALL' THEN (SELECT string_agg(DISTINCT p.actor, ', ') FROM profile_access p
                              WHERE p.candidate_id = r.candidate_id AND p.context = r.application_id AND p.what = 'PHONE')
           ELSE (SELECT string_agg(DISTINCT 'member:' || i.created_by, ', ') FROM interview i
                  WHERE i.application_id = r.application_id)
         END AS members,
         (SELECT count(*)::int FROM contact_report o
           WHERE o.company_id = r.company_id AND o.is_groundless IS FALSE
             AND o.created_at > ${now}::timestamptz - interval '180 days') AS "right",
         r.created_at AS since, r.is_groundless AS "isGroundless", r.handled_by AS by
    FROM contact_report r JOIN company co ON co.id = r.company_id JOIN job j ON j.id = r.job_id
   WHERE (r.handled_at IS NOT NULL) = ${isSettled}::boolean
   ORDER BY CASE WHEN ${isSettled}::boolean THEN NULL ELSE r.created_at END, r.handled_at DESC, r.id LIMIT ${ROWS_MAX}`;
