import type { Language } from '@nukkad/db';
import { int, text, uuid } from '@nukkad/db/columns.ts';
import { sql } from '@nukkad/db/sql.ts';
import { IS_CLOSABLE, IS_WAITING } from '../company-jobs/company-jobs.queries.ts';

/** Selects the companies whose only owner is the member, with the jobs and applicants that closing them would end. */
export const selectOnlyOwned = (memberId: string, language: Language, since: Date) =>
  sql({ id: uuid, name: text, city: text, jobs: int, waiting: int })`
  SELECT co.id, co.name, coalesce(CASE ${language} WHEN 'hi' THEN ci.name_hi WHEN 'mr' THEN ci.name_mr END, ci.name_en) AS city,
         (SELECT count(*)::int FROM job j WHERE j.company_id = co.id AND ${IS_CLOSABLE}) AS jobs,
         (SELECT count(*)::int FROM application a
           WHERE a.company_id = co.id AND ${IS_WAITING} AND a.status_changed_at > ${since}::timestamptz) AS waiting
    FROM membership p JOIN company co ON co.id = p.company_id JOIN city ci ON ci.id = co.city_id
   WHERE p.member_id = ${memberId}::uuid AND p.role = 'OWNER' AND p.ended_at IS NULL
     AND NOT EXISTS (SELECT FROM membership o
                      WHERE o.company_id = p.company_id AND o.role = 'OWNER' AND o.ended_at IS NULL
                        AND o.member_id <> p.member_id)
   ORDER BY co.name, co.id`;

/** Selects the recruiters of companies who can become owners. */
export const selectSuccessors = (companyIds: readonly string[]) =>
  sql({ companyId: uuid, id: uuid, name: text, phone: text })`
  SELECT p.company_id AS "companyId", m.id, m.name, coalesce(m.phone, '') AS phone
    FROM membership p JOIN member m ON m.id = p.member_id
   WHERE p.company_id = ANY(${companyIds}::uuid[]) AND p.role = 'RECRUITER' AND p.ended_at IS NULL
     AND m.suspended_at IS NULL AND m.deleted_at IS NULL
   ORDER BY p.created_at, m.id`;
