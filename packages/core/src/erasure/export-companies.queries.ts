import { AccessKind, CallOutcome, InterviewOutcome, InterviewReply } from '@nukkad/db';
import { date, int, nullable, oneOf, text, timestamptz } from '@nukkad/db/columns.ts';
import { sql } from '@nukkad/db/sql.ts';
import { type ExportSection, section } from './export-section.ts';

/** Returns the queries for what companies have done with a seeker's data, and what the seeker reported about it. */
export const companySections = (candidateId: string): readonly ExportSection[] => [
  section(
    'callsFromCompanies',
    sql({ title: text, outcome: oneOf(CallOutcome), at: timestamptz })`
    SELECT j.title, k.outcome, k.at
       FROM application_call k JOIN application a ON a.id = k.application_id JOIN job j ON j.id = a.job_id
      WHERE a.candidate_id = ${candidateId}::uuid ORDER BY k.at, 1`,
  ),
  section(
    'interviews',
    sql({
      company: text,
      title: text,
      round: int,
      at: timestamptz,
      place: text,
      bring: nullable(text),
      createdAt: timestamptz,
      changedAt: timestamptz,
      reply: nullable(oneOf(InterviewReply)),
      repliedAt: nullable(timestamptz),
      proposedAt: nullable(timestamptz),
      outcome: nullable(oneOf(InterviewOutcome)),
      outcomeAt: nullable(timestamptz),
      cancelledAt: nullable(timestamptz),
    })`
    SELECT co.name AS company, j.title, i.round, i.at, i.place, i.bring, i.created_at AS "createdAt",
           i.changed_at AS "changedAt", i.reply, i.replied_at AS "repliedAt", i.proposed_at AS "proposedAt", i.outcome,
           i.outcome_at AS "outcomeAt", i.cancelled_at AS "cancelledAt"
      FROM interview i JOIN application a ON a.id = i.application_id JOIN job j ON j.id = a.job_id
      JOIN company co ON co.id = i.company_id
     WHERE a.candidate_id = ${candidateId}::uuid ORDER BY i.at, i.id`,
  ),
  section(
    'whoSawMyData',
    sql({ company: nullable(text), what: oneOf(AccessKind), day: date, lastAt: timestamptz, times: int })`
    SELECT co.name AS company, p.what, p.day, p.last_at AS "lastAt", p.times
       FROM profile_access p LEFT JOIN company co ON co.id = p.company_id
      WHERE p.candidate_id = ${candidateId}::uuid ORDER BY p.last_at, 1, 2`,
  ),
  section(
    'contactReports',
    sql({
      title: text,
      company: text,
      about: text,
      reason: text,
      text: nullable(text),
      createdAt: timestamptz,
    })`
    SELECT j.title, co.name AS company, r.about::text AS about, r.reason::text AS reason, r.text,
           r.created_at AS "createdAt"
      FROM contact_report r JOIN job j ON j.id = r.job_id JOIN company co ON co.id = r.company_id
     WHERE r.candidate_id = ${candidateId}::uuid ORDER BY 6, 1`,
  ),
];
