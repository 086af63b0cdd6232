import { AccessKind, CallOutcome } from '@nukkad/db';
import { date, int, nullable, oneOf, text, timestamptz } from '@nukkad/db/columns.ts';
import { sql } from '@nukkad/db/sql.ts';
import { type ExportSection, section } from './export-section.ts';

/** Returns the queries for what companies have done with a seeker's data. */
export const companySections = (candidateId: string): readonly ExportSection[] => [
  section(
    'callsFromCompanies',
    sql({ title: text, outcome: oneOf(CallOutcome), at: timestamptz })`
    SELECT j.title, k.outcome, k.at
       FROM application_call k JOIN application a ON a.id = k.application_id JOIN job j ON j.id = a.job_id
      WHERE a.candidate_id = ${candidateId}::uuid ORDER BY k.at`,
  ),
  section(
    'whoSawMyData',
    sql({ company: nullable(text), what: oneOf(AccessKind), day: date, lastAt: timestamptz, times: int })`
    SELECT co.name AS company, p.what, p.day, p.last_at AS "lastAt", p.times
       FROM profile_access p LEFT JOIN company co ON co.id = p.company_id
      WHERE p.candidate_id = ${candidateId}::uuid ORDER BY p.last_at`,
  ),
];
