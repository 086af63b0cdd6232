import { int, text, timestamptz, uuid } from '@nukkad/db/columns.ts';
import { part, raw, sql } from '@nukkad/db/sql.ts';

/** Companies with a member, for whom these tasks work. Nobody can answer for the others. */
const COMPANIES = raw(`
  (SELECT DISTINCT p.company_id AS id FROM membership p JOIN company co ON co.id = p.company_id
    WHERE p.ended_at IS NULL AND co.suspended_at IS NULL)`);

/** SQL condition: the application `a` waits for an answer, and no refusal is held. */
const WAITS = raw(`
  (a.status = 'APPLIED' AND NOT EXISTS (SELECT FROM held_answer h WHERE h.application_id = a.id
     AND h.undone_at IS NULL AND h.sent_at IS NULL))`);

/** Selects companies with new applicants of whom their members do not know yet: their number, and the latest job. */
export const selectNewApplicants = (now: Date) =>
  sql({ companyId: uuid, count: int, jobId: uuid, jobTitle: text })`
  SELECT m.id AS "companyId", n.count, j.id AS "jobId", j.title AS "jobTitle"
    FROM ${COMPANIES} m LEFT JOIN company_told t ON t.company_id = m.id
    JOIN LATERAL (
      SELECT count(*)::int AS count, (array_agg(a.job_id ORDER BY a.status_changed_at DESC, a.id DESC))[1] AS job_id
        FROM application a
       WHERE a.company_id = m.id AND a.status = 'APPLIED' AND a.status_changed_at <= ${now}::timestamptz
         AND a.status_changed_at > greatest(t.told_at, ${now}::timestamptz - interval '1 hour')
    ) n ON n.count > 0
    JOIN job j ON j.id = n.job_id
   ORDER BY m.id`;

/** Stores until when a company knows. Returns no row if another process was first. */
export const markNotified = (companyId: string, now: Date) =>
  sql({ companyId: uuid })`
  INSERT INTO company_told (company_id, told_at) VALUES (${companyId}::uuid, ${now}::timestamptz)
  ON CONFLICT (company_id) DO UPDATE SET told_at = excluded.told_at WHERE company_told.told_at < excluded.told_at
  RETURNING company_id AS "companyId"`;

/** Selects companies whose applicants nobody looked at for a day, although no member used the site for a day. */
export const selectUnseen = (now: Date) =>
  sql({ companyId: uuid, company: text, count: int })`
  SELECT m.id AS "companyId", co.name AS company, n.count
    FROM ${COMPANIES} m JOIN company co ON co.id = m.id
    JOIN LATERAL (
      SELECT count(*)::int AS count, min(a.status_changed_at) AS since FROM application a
       WHERE a.company_id = m.id AND ${WAITS} AND a.viewed_at IS NULL
         AND a.status_changed_at > ${now}::timestamptz - interval '14 days'
    ) n ON n.since <= ${now}::timestamptz - interval '1 day'
   WHERE NOT EXISTS (
     SELECT FROM membership p JOIN desk_session d ON d.member_id = p.member_id
      WHERE p.company_id = m.id AND p.ended_at IS NULL AND d.seen_at > ${now}::timestamptz - interval '1 day')
   ORDER BY m.id`;

/** Days of waiting, by the calendar of India, on which a company is reminded. */
export const REMINDER_DAYS = [3, 7, 10] as const;

/**
 * Selects companies with an applicant who has waited for exactly 3, 7 or 10 days: the number of all who wait, and the
 * longest of these days.
 */
export const selectReminders = (now: Date) =>
  sql({ companyId: uuid, company: text, count: int, days: int })`
  SELECT m.id AS "companyId", co.name AS company, n.count, n.days
    FROM ${COMPANIES} m JOIN company co ON co.id = m.id
    JOIN LATERAL (
      SELECT count(*)::int AS count, max(w.days) FILTER (WHERE w.days = ANY(${[...REMINDER_DAYS]}::int[])) AS days
        FROM (SELECT (${now}::timestamptz AT TIME ZONE 'Asia/Kolkata')::date
                       - (a.status_changed_at AT TIME ZONE 'Asia/Kolkata')::date AS days
                FROM application a
               WHERE a.company_id = m.id AND ${WAITS}
                 AND a.status_changed_at > ${now}::timestamptz - interval '90 days') w
    ) n ON n.days IS NOT NULL
   ORDER BY m.id`;

/** SQL: how many applicants of the job `j` wait, and how many of them for over a week. */
const waitingOfJob = (now: Date) => part`
  SELECT count(*)::int AS count,
         (count(*) FILTER (WHERE a.status_changed_at < ${now}::timestamptz - interval '7 days'))::int AS late
    FROM application a WHERE a.job_id = j.id AND ${WAITS}`;

/** A job is paused when 50 people wait, or 15 have waited for over a week. */
const IS_TOO_MUCH = raw('(w.count >= 50 OR w.late >= 15)');

/** Pauses the open jobs of companies with members for which too many people wait. */
export const pauseUnanswered = (now: Date) =>
  sql({ id: uuid, companyId: uuid, title: text })`
  UPDATE job SET status = 'PAUSED', status_reason = 'answers-due', status_changed_at = ${now}::timestamptz,
                 updated_at = ${now}::timestamptz
   WHERE status = 'ACTIVE' AND id IN (
     SELECT j.id FROM ${COMPANIES} m JOIN job j ON j.company_id = m.id AND j.status = 'ACTIVE'
       JOIN LATERAL (${waitingOfJob(now)}) w ON ${IS_TOO_MUCH}
      ORDER BY j.id FOR UPDATE OF j SKIP LOCKED)
  RETURNING id, company_id AS "companyId", title`;

/** Opens the jobs again that were paused because too many people waited, and no longer do. */
export const resumeAnswered = (now: Date) =>
  sql({ id: uuid, companyId: uuid, title: text })`
  UPDATE job SET status = 'ACTIVE', status_reason = NULL, status_changed_at = ${now}::timestamptz,
                 updated_at = ${now}::timestamptz
   WHERE status = 'PAUSED' AND status_reason = 'answers-due' AND id IN (
     SELECT j.id FROM job j JOIN LATERAL (${waitingOfJob(now)}) w ON NOT ${IS_TOO_MUCH}
      WHERE j.status = 'PAUSED' AND j.status_reason = 'answers-due'
      ORDER BY j.id FOR UPDATE OF j SKIP LOCKED)
  RETURNING id, company_id AS "companyId", title`;

/** Locks applications without any answer 30 days after their job was closed. */
export const lockUnanswered = (now: Date, limit: number) =>
  sql({ id: uuid })`
  SELECT a.id
    FROM job j JOIN application a ON a.job_id = j.id AND a.status = 'APPLIED'
   WHERE j.status = 'CLOSED' AND j.status_changed_at <= ${now}::timestamptz - interval '30 days'
   ORDER BY a.id LIMIT ${limit} FOR UPDATE OF a SKIP LOCKED`;

interface EndingJobs {
  readonly now: Date;
  /** Only jobs that end before this moment. */
  readonly until: Date;
  /** Id of the last job of the previous batch; null for the first one. */
  readonly after: string | null;
  readonly limit: number;
}

/** Selects the open jobs that end between `now` and `until`, in the order of their ids. */
export const selectEndingJobs = ({ now, until, after, limit }: EndingJobs) =>
  sql({ id: uuid, companyId: uuid, title: text, expiresAt: timestamptz })`
  SELECT j.id, j.company_id AS "companyId", j.title, j.expires_at AS "expiresAt"
    FROM ${COMPANIES} m JOIN job j ON j.company_id = m.id
   WHERE j.status = 'ACTIVE' AND j.expires_at > ${now}::timestamptz AND j.expires_at < ${until}::timestamptz
     AND (${after}::uuid IS NULL OR j.id > ${after}::uuid)
   ORDER BY j.id LIMIT ${limit}`;
