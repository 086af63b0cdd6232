import { ApplicationStatus, CheckKind, JobStatus, MessageSender } from '@nukkad/db';
import { bool, int, nullable, oneOf, text, timestamptz, uuid } from '@nukkad/db/columns.ts';
import { sql } from '@nukkad/db/sql.ts';
import { ROWS_MAX } from '../command.ts';

export const selectHasOperatorTable = () =>
  sql({ isThere: bool })`
  SELECT to_regclass('public.operator') IS NOT NULL AS "isThere"`;

/** Whether the database role of this connection owns the table of operators. */
export const selectIsOwner = () =>
  sql({ role: text, isOwner: bool })`
  SELECT current_user::text AS role, pg_has_role(current_user, c.relowner, 'USAGE') AS "isOwner"
    FROM pg_class c WHERE c.oid = to_regclass('public.operator')`;

export const selectApplications = (
  status: ApplicationStatus | null,
  jobId: string | null,
  candidateId: string | null,
) =>
  sql({
    application: uuid,
    status: oneOf(ApplicationStatus),
    job: text,
    company: text,
    seeker: text,
    applied: timestamptz,
    viewed: nullable(timestamptz),
    isSeekerSuspended: bool,
  })`
  SELECT a.id::text AS application, a.status, j.title AS job, co.name AS company, c.name AS seeker,
         a.applied_at AS applied, a.viewed_at AS viewed, c.suspended_at IS NOT NULL AS "isSeekerSuspended"
    FROM application a JOIN job j ON j.id = a.job_id JOIN company co ON co.id = a.company_id
    JOIN candidate c ON c.id = a.candidate_id AND c.deleted_at IS NULL
   WHERE (${status}::text IS NULL OR a.status::text = ${status}) AND (${jobId}::text IS NULL OR a.job_id::text = ${jobId})
     AND (${candidateId}::uuid IS NULL OR a.candidate_id = ${candidateId}::uuid)
   ORDER BY a.applied_at DESC, a.id DESC LIMIT ${ROWS_MAX}`;

/**
 * Conversations whose last message is from the seeker. By default only those with the product's support; with
 * `isAll`, also those with companies.
 */
export const selectUnanswered = (isAll: boolean) =>
  sql({ conversation: uuid, seeker: text, with: text, last: text, at: timestamptz })`
  SELECT c.id::text AS conversation, ca.name AS seeker, coalesce(co.name, 'us') AS "with", m.body AS last,
         m.created_at AS at
    FROM conversation c JOIN message m ON m.conversation_id = c.id AND m.sequence = c.last_sequence
    JOIN candidate ca ON ca.id = c.candidate_id AND ca.deleted_at IS NULL LEFT JOIN company co ON co.id = c.company_id
   WHERE m.sender = 'CANDIDATE' AND (${isAll}::boolean OR c.kind = 'ADMIN')
   ORDER BY m.created_at, c.id LIMIT ${ROWS_MAX}`;

const SHOWN_MESSAGES = 20;

/** Selects the last messages of a conversation, oldest first. */
export const selectLastMessages = (conversationId: string) =>
  sql({ number: int, at: timestamptz, from: oneOf(MessageSender), text })`
  SELECT * FROM (
    SELECT m.sequence AS number, m.created_at AS at, m.sender AS "from", m.body AS text
      FROM message m WHERE m.conversation_id = ${conversationId}::uuid
     ORDER BY m.sequence DESC LIMIT ${SHOWN_MESSAGES}) AS m
   ORDER BY number`;

export const selectSupportMessages = () =>
  sql({
    message: uuid,
    at: timestamptz,
    seeker: text,
    phone: nullable(text),
    email: nullable(text),
    answerBy: text,
    text,
  })`
  SELECT s.id::text AS message, s.created_at AS at, c.name AS seeker, c.phone, c.email,
         CASE WHEN c.deleted_at IS NULL THEN 'support reply, in the seeker''s chat' ELSE 'nothing: account deleted' END AS "answerBy",
         s.message AS text
    FROM support_message s JOIN candidate c ON c.id = s.candidate_id
   WHERE s.answered_at IS NULL ORDER BY s.created_at, s.id LIMIT ${ROWS_MAX}`;

export const selectHelpMessages = () =>
  sql({
    message: uuid,
    at: timestamptz,
    member: text,
    phone: nullable(text),
    language: text,
    companies: nullable(text),
    text,
  })`
  SELECT h.id::text AS message, h.created_at AS at, m.name AS member, m.phone, m.language::text AS language,
         (SELECT string_agg(co.name, ', ' ORDER BY co.name) FROM membership p JOIN company co ON co.id = p.company_id
           WHERE p.member_id = m.id AND p.ended_at IS NULL) AS companies, h.text
    FROM help_message h JOIN member m ON m.id = h.member_id
   WHERE h.answered_at IS NULL ORDER BY h.created_at, h.id LIMIT ${ROWS_MAX}`;

export const selectChecksWaiting = () =>
  sql({
    company: uuid,
    name: text,
    check: oneOf(CheckKind),
    gstin: nullable(text),
    cin: nullable(text),
    udyam: nullable(text),
    phone: text,
    email: text,
  })`
  SELECT co.id::text AS company, co.name, c.kind AS "check", co.gstin, co.cin, co.udyam, co.phone, co.email
    FROM company_check c JOIN company co ON co.id = c.company_id
   WHERE c.outcome = 'NOT_DONE' AND c.reason = 'waits-for-operator'
   ORDER BY co.created_at, co.id, c.kind LIMIT ${ROWS_MAX}`;

/** Jobs with open reports, and jobs that were paused because of reports, even if those reports are settled. */
export const selectReportedJobs = () =>
  sql({
    job: uuid,
    title: text,
    company: text,
    status: oneOf(JobStatus),
    counted: int,
    notCounted: int,
    since: timestamptz,
    reasons: nullable(text),
  })`
  SELECT j.id::text AS job, j.title, co.name AS company, j.status,
         count(r.id) FILTER (WHERE r.is_counted)::int AS counted,
         count(r.id) FILTER (WHERE NOT r.is_counted)::int AS "notCounted",
         coalesce(min(r.created_at), j.status_changed_at) AS since, string_agg(DISTINCT r.text, ' | ') AS reasons
    FROM job j JOIN company co ON co.id = j.company_id
    LEFT JOIN job_report r ON r.job_id = j.id AND r.handled_at IS NULL
   WHERE j.id IN (SELECT id FROM job WHERE status = 'PAUSED' AND status_reason = 'reported'
                   UNION SELECT job_id FROM job_report WHERE handled_at IS NULL)
   GROUP BY j.id, co.name
   ORDER BY (j.status = 'PAUSED' AND j.status_reason = 'reported') IS TRUE DESC, 5 DESC, 6 DESC, since, j.id
   LIMIT ${ROWS_MAX}`;
