import { ApplicationStatus } from '@nukkad/db';
import { bool, int, nullable, oneOf, text, timestamptz, uuid } from '@nukkad/db/columns.ts';
import { sql } from '@nukkad/db/sql.ts';

/**
 * Locks applications of a company in the order of their ids, so that two requests never wait for each other.
 * `isOpen`: whether the company may still see the applicant.
 */
export const lockAnswered = (ids: readonly string[], companyId: string, since: Date) =>
  sql({
    id: uuid,
    status: oneOf(ApplicationStatus),
    candidateId: uuid,
    attempt: int,
    jobId: uuid,
    jobTitle: text,
    company: text,
    changedAt: timestamptz,
    scheduledFor: nullable(timestamptz),
    isOpen: bool,
  })`
  SELECT a.id, a.status::text AS status, a.candidate_id AS "candidateId", a.attempt, a.job_id AS "jobId",
         j.title AS "jobTitle", co.name AS company, a.status_changed_at AS "changedAt",
         a.scheduled_for AS "scheduledFor",
         a.status <> 'WITHDRAWN' AND a.status_changed_at > ${since}::timestamptz AND co.suspended_at IS NULL
           AND NOT EXISTS (SELECT FROM candidate c WHERE c.id = a.candidate_id AND c.deleted_at IS NOT NULL) AS "isOpen"
    FROM application a JOIN job j ON j.id = a.job_id JOIN company co ON co.id = a.company_id
   WHERE a.id = ANY(${ids}::uuid[]) AND a.company_id = ${companyId}::uuid
   ORDER BY a.id FOR UPDATE OF a`;

/** Selects the open held answers of applications. */
export const selectHeld = (applicationIds: readonly string[]) =>
  sql({ id: uuid, applicationId: uuid, by: text, createdAt: timestamptz, dueAt: timestamptz })`
  SELECT h.id, h.application_id AS "applicationId", m.name AS by, h.created_at AS "createdAt", h.due_at AS "dueAt"
    FROM held_answer h JOIN member m ON m.id = h.member_id
   WHERE h.application_id = ANY(${applicationIds}::uuid[]) AND h.undone_at IS NULL AND h.sent_at IS NULL`;

/** Selects the last step of each application, with the name of the member who made it. */
export const selectLastSteps = (applicationIds: readonly string[]) =>
  sql({ applicationId: uuid, by: nullable(text), at: timestamptz })`
  SELECT DISTINCT ON (e.application_id) e.application_id AS "applicationId", m.name AS by, e.created_at AS at
    FROM application_event e LEFT JOIN member m ON m.id = e.member_id
   WHERE e.application_id = ANY(${applicationIds}::uuid[])
   ORDER BY e.application_id, e.created_at DESC, e.id DESC`;

/** Selects where an application stood before it was decided. */
export const selectStageBefore = (applicationId: string) =>
  sql({ status: oneOf(ApplicationStatus) })`
  SELECT status::text AS status FROM application_event
   WHERE application_id = ${applicationId}::uuid AND status NOT IN ('REJECTED', 'HIRED', 'WITHDRAWN')
   ORDER BY created_at DESC, id DESC LIMIT 1`;

/** Locks a held answer of a company. */
export const lockHeld = (answerId: string, companyId: string) =>
  sql({
    applicationId: uuid,
    status: oneOf(ApplicationStatus),
    dueAt: timestamptz,
    undoneAt: nullable(timestamptz),
    sentAt: nullable(timestamptz),
  })`
  SELECT h.application_id AS "applicationId", a.status::text AS status, h.due_at AS "dueAt", h.undone_at AS "undoneAt",
         h.sent_at AS "sentAt"
    FROM held_answer h JOIN application a ON a.id = h.application_id
   WHERE h.id = ${answerId}::uuid AND a.company_id = ${companyId}::uuid FOR UPDATE OF h`;

/** Locks the next held answer that is due. Skips those that another process sends. */
export const lockDueAnswer = (now: Date) =>
  sql({
    id: uuid,
    applicationId: uuid,
    from: oneOf(ApplicationStatus),
    attempt: int,
    reason: text,
    memberId: uuid,
  })`
  SELECT id, application_id AS "applicationId", "from"::text AS "from", attempt, reason, member_id AS "memberId"
    FROM held_answer
   WHERE due_at <= ${now}::timestamptz AND undone_at IS NULL AND sent_at IS NULL
   ORDER BY due_at, id LIMIT 1 FOR UPDATE SKIP LOCKED`;
