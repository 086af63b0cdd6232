import { ApplicationStatus } from '@nukkad/db';
import { bool, int, nullable, oneOf, text, timestamptz, uuid } from '@nukkad/db/columns.ts';
import { sql } from '@nukkad/db/sql.ts';
import { interviewRow } from '../applications/interview.queries.ts';

/** Selects the application of an interview. `isOpen`: whether the company may still see the applicant. */
export const selectInterviewOwner = (interviewId: string, companyId: string, since: Date) =>
  sql({ applicationId: uuid, isOpen: bool })`
  SELECT a.id AS "applicationId", a.status <> 'WITHDRAWN' AND a.status_changed_at > ${since}::timestamptz
           AND co.suspended_at IS NULL
           AND NOT EXISTS (SELECT FROM candidate c WHERE c.id = a.candidate_id AND c.deleted_at IS NOT NULL) AS "isOpen"
    FROM interview i JOIN application a ON a.id = i.application_id JOIN company co ON co.id = a.company_id
   WHERE i.id = ${interviewId}::uuid AND a.company_id = ${companyId}::uuid`;

/** Selects one interview with its state and the member who changed it last. */
export const selectInterview = (interviewId: string) =>
  sql({
    ...interviewRow,
    cancelledAt: nullable(timestamptz),
    changedAt: timestamptz,
    changedBy: nullable(text),
    companyId: uuid,
    company: text,
    jobId: uuid,
    jobTitle: text,
    status: oneOf(ApplicationStatus),
  })`
  SELECT i.id, i.application_id AS "applicationId", i.at, i.place, i.bring, i.round, i.sequence,
         i.reply::text AS reply, i.proposed_at AS "proposedAt", i.outcome::text AS outcome,
         i.cancelled_at AS "cancelledAt", i.changed_at AS "changedAt", m.name AS "changedBy",
         i.company_id AS "companyId", co.name AS company, j.id AS "jobId", j.title AS "jobTitle", a.status::text AS status
    FROM interview i JOIN application a ON a.id = i.application_id JOIN job j ON j.id = a.job_id
    JOIN company co ON co.id = i.company_id LEFT JOIN member m ON m.id = i.changed_by
   WHERE i.id = ${interviewId}::uuid`;

/** Minutes around an interview in which another one is a double booking. */
const SAME_TIME_MINUTES = 30;

/** Counts the other open interviews of a company at about the same time. */
export const countSameTime = (companyId: string, interviewId: string, at: Date) =>
  sql({ count: int })`
  SELECT count(*)::int AS count FROM interview i
   WHERE i.company_id = ${companyId}::uuid AND i.id <> ${interviewId}::uuid AND i.outcome IS NULL
     AND i.cancelled_at IS NULL
     AND i.at > ${at}::timestamptz - make_interval(mins => ${SAME_TIME_MINUTES})
     AND i.at < ${at}::timestamptz + make_interval(mins => ${SAME_TIME_MINUTES})`;

/** Selects the application of a seeker's interview. */
export const selectOwnInterview = (interviewId: string, candidateId: string) =>
  sql({ applicationId: uuid })`
  SELECT i.application_id AS "applicationId" FROM interview i JOIN application a ON a.id = i.application_id
   WHERE i.id = ${interviewId}::uuid AND a.candidate_id = ${candidateId}::uuid`;

/** Selects open interviews in the next two hours that were set at least three hours before their time. */
export const selectInterviewsSoon = (now: Date) =>
  sql({ id: text, candidateId: text, company: text, at: timestamptz })`
  SELECT i.id::text, a.candidate_id::text AS "candidateId", co.name AS company, i.at
    FROM interview i JOIN application a ON a.id = i.application_id JOIN company co ON co.id = i.company_id
   WHERE i.outcome IS NULL AND i.cancelled_at IS NULL AND a.status = 'SCHEDULED' AND co.suspended_at IS NULL
     AND i.reply IS DISTINCT FROM 'DECLINED' AND i.at > ${now}::timestamptz
     AND i.at <= ${now}::timestamptz + interval '2 hours' AND i.changed_at <= i.at - interval '3 hours'`;
