import { int, text, uuid } from '@nukkad/db/columns.ts';
import { sql } from '@nukkad/db/sql.ts';

/** Selects the conversation of a company with an applicant. The caller has checked that the company may see them. */
export const selectThreadOf = (applicationId: string, companyId: string) =>
  sql({ id: uuid })`
  SELECT v.id FROM application a JOIN conversation v ON v.candidate_id = a.candidate_id AND v.company_id = a.company_id
   WHERE a.id = ${applicationId}::uuid AND a.company_id = ${companyId}::uuid`;

/**
 * Selects conversations in which an applicant has written in the last hour, and which the company has not read. Companies
 * without members are skipped, and applicants whom the company may not see any more.
 */
export const selectUnreadThreads = (now: Date, since: Date) =>
  sql({ id: uuid, companyId: uuid, read: int, application: uuid, jobId: uuid, jobTitle: text })`
  SELECT v.id, k.id AS "companyId", v.other_read AS read, a.id AS application, j.id AS "jobId",
         j.title AS "jobTitle"
    FROM (SELECT DISTINCT p.company_id AS id FROM membership p JOIN company co ON co.id = p.company_id
           WHERE p.ended_at IS NULL AND co.suspended_at IS NULL) k
    JOIN conversation v ON v.company_id = k.id AND v.last_sequence > v.other_read
   CROSS JOIN LATERAL (
     SELECT FROM message m
      WHERE m.conversation_id = v.id AND m.sequence > v.other_read AND m.sender = 'CANDIDATE'
        AND m.created_at > ${now}::timestamptz - interval '1 hour' LIMIT 1) m
   CROSS JOIN LATERAL (
     SELECT id, job_id FROM application
      WHERE candidate_id = v.candidate_id AND company_id = v.company_id AND status <> 'WITHDRAWN'
        AND status_changed_at > ${since}::timestamptz
      ORDER BY status_changed_at DESC, id DESC LIMIT 1) a
    JOIN job j ON j.id = a.job_id
   ORDER BY v.id`;
