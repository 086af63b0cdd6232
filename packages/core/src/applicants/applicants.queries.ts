import { AccessKind, ApplicationStatus, CallOutcome } from '@nukkad/db';
import { bool, date, int, nullable, oneOf, text, timestamptz, uuid } from '@nukkad/db/columns.ts';
import { sql } from '@nukkad/db/sql.ts';

/** Selects whether an application belongs to a company, and whether the company may still see it. */
export const selectAccess = (applicationId: string, companyId: string, since: Date) =>
  sql({ isOpen: bool })`
  SELECT a.status <> 'WITHDRAWN' AND a.status_changed_at > ${since}::timestamptz AND co.suspended_at IS NULL
         AND NOT EXISTS (SELECT FROM candidate c WHERE c.id = a.candidate_id AND c.deleted_at IS NOT NULL) AS "isOpen"
    FROM application a JOIN company co ON co.id = a.company_id
   WHERE a.id = ${applicationId}::uuid AND a.company_id = ${companyId}::uuid`;

/** Counts the numbers that a company opened on a day, and selects whether this application's is among them. */
export const countPhonesOpened = (companyId: string, applicationId: string, day: string) =>
  sql({ count: int, isOpened: bool, isSeen: bool })`
  SELECT count(DISTINCT p.context)::int AS count, coalesce(bool_or(p.context = ${applicationId}::uuid), false) AS "isOpened",
         (SELECT co.contact_seen_at IS NOT NULL FROM company co WHERE co.id = ${companyId}::uuid) AS "isSeen"
    FROM profile_access p
   WHERE p.company_id = ${companyId}::uuid AND p.what = 'PHONE' AND p.day = ${day}::date`;

export const selectStepsOf = (applicationId: string) =>
  sql({
    status: oneOf(ApplicationStatus),
    at: timestamptz,
    reason: nullable(text),
    scheduledFor: nullable(timestamptz),
    by: nullable(text),
  })`
  SELECT e.status::text AS status, e.created_at AS at, e.reason, e.scheduled_for AS "scheduledFor", m.name AS by
    FROM application_event e LEFT JOIN member m ON m.id = e.member_id
   WHERE e.application_id = ${applicationId}::uuid ORDER BY e.created_at, e.id`;

export const selectCallsOf = (applicationId: string) =>
  sql({ outcome: oneOf(CallOutcome), at: timestamptz, by: text })`
  SELECT k.outcome::text AS outcome, k.at, m.name AS by
    FROM application_call k JOIN member m ON m.id = k.member_id
   WHERE k.application_id = ${applicationId}::uuid ORDER BY k.at DESC, k.id DESC LIMIT 50`;

interface StageTimes {
  /** Only applications that changed after this moment are counted. */
  readonly since: Date;
  /** Answers to applications up to this moment are overdue. Those before the next moments are due today and tomorrow. */
  readonly dueUntil: Date;
  readonly todayBefore: Date;
  readonly tomorrowBefore: Date;
}

/** Counts the visible applications of a company by stage, and those of a stage whose answer is overdue or due soon. */
export const countStages = (
  companyId: string,
  { since, dueUntil, todayBefore, tomorrowBefore }: StageTimes,
) =>
  sql({ status: oneOf(ApplicationStatus), count: int, overdue: int, today: int, tomorrow: int })`
  SELECT a.status::text AS status, count(*)::int AS count,
         (count(*) FILTER (WHERE a.status_changed_at <= ${dueUntil}::timestamptz))::int AS overdue,
         (count(*) FILTER (WHERE a.status_changed_at > ${dueUntil}::timestamptz
                             AND a.status_changed_at < ${todayBefore}::timestamptz))::int AS today,
         (count(*) FILTER (WHERE a.status_changed_at >= ${todayBefore}::timestamptz
                             AND a.status_changed_at < ${tomorrowBefore}::timestamptz))::int AS tomorrow
    FROM application a
   WHERE a.company_id = ${companyId}::uuid AND a.status <> 'WITHDRAWN' AND a.status_changed_at > ${since}::timestamptz
   GROUP BY a.status`;

/** Maximum number of unread messages that are counted. */
const UNREAD_MAX = 100;

/** Counts the messages that a company has not read, of applicants whom it may see. */
export const countUnreadMessages = (companyId: string, since: Date) =>
  sql({ count: int })`
  SELECT count(*)::int AS count FROM (
    SELECT FROM conversation v
      JOIN message m ON m.conversation_id = v.id AND m.sequence > v.other_read AND m.sender = 'CANDIDATE'
     WHERE v.company_id = ${companyId}::uuid AND v.last_sequence > v.other_read
       AND EXISTS (SELECT FROM application a
                    WHERE a.candidate_id = v.candidate_id AND a.company_id = v.company_id AND a.status <> 'WITHDRAWN'
                      AND a.status_changed_at > ${since}::timestamptz)
       AND NOT EXISTS (SELECT FROM candidate c WHERE c.id = v.candidate_id AND c.deleted_at IS NOT NULL)
       AND EXISTS (SELECT FROM company co WHERE co.id = v.company_id AND co.suspended_at IS NULL)
     LIMIT ${UNREAD_MAX}::int) unread`;

/** Selects who saw a seeker's data, latest first. Members are not named, only their company. */
export const selectAccesses = (
  candidateId: string,
  {
    afterAt,
    afterId,
    limit,
  }: {
    readonly afterAt: Date | null;
    readonly afterId: string | null;
    readonly limit: number;
  },
) =>
  sql({
    id: uuid,
    company: nullable(text),
    what: oneOf(AccessKind),
    day: date,
    lastAt: timestamptz,
    times: int,
    applicationId: nullable(uuid),
  })`
  SELECT p.id, co.name AS company, p.what::text AS what, p.day, p.last_at AS "lastAt", p.times,
         (SELECT a.id FROM application a WHERE a.id = p.context AND a.candidate_id = p.candidate_id) AS "applicationId"
    FROM profile_access p LEFT JOIN company co ON co.id = p.company_id
   WHERE p.candidate_id = ${candidateId}::uuid
     AND (${afterAt}::timestamptz IS NULL OR (p.last_at, p.id) < (${afterAt}::timestamptz, ${afterId}::uuid))
   ORDER BY p.last_at DESC, p.id DESC LIMIT ${limit}`;
