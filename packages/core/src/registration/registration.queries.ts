import { CheckKind, CheckOutcome, type Language, PaperKind } from '@nukkad/db';
import { bool, nullable, oneOf, text, uuid } from '@nukkad/db/columns.ts';
import { part, sql } from '@nukkad/db/sql.ts';

const cityName = (language: Language) => part`
  coalesce(CASE ${language} WHEN 'hi' THEN ci.name_hi WHEN 'mr' THEN ci.name_mr END, ci.name_en)`;

const IS_CLAIMED = part`
  EXISTS (SELECT FROM membership p WHERE p.company_id = co.id AND p.ended_at IS NULL)`;

const foundCompany = { id: uuid, name: text, city: text, isClaimed: bool };

/** Selects the companies with the ids that are not suspended, in the order of the ids. */
export const selectCompaniesById = (ids: readonly string[], language: Language) =>
  sql(foundCompany)`
  SELECT co.id, co.name, ${cityName(language)} AS city, ${IS_CLAIMED} AS "isClaimed"
    FROM unnest(${ids}::uuid[]) WITH ORDINALITY AS wanted (id, place)
    JOIN company co ON co.id = wanted.id JOIN city ci ON ci.id = co.city_id
   WHERE co.suspended_at IS NULL ORDER BY wanted.place`;

/** Selects the companies with a number that are not suspended. */
export const selectCompaniesByPhone = (phone: string, language: Language, limit: number) =>
  sql(foundCompany)`
  SELECT co.id, co.name, ${cityName(language)} AS city, ${IS_CLAIMED} AS "isClaimed"
    FROM company co JOIN city ci ON ci.id = co.city_id
   WHERE co.phone = ${phone} AND co.suspended_at IS NULL ORDER BY co.name, co.id LIMIT ${limit}::int`;

/** Selects a company with this number that others look after and the member does not. */
export const selectOtherOwnerOfPhone = (phone: string, memberId: string) =>
  sql({ id: uuid })`
  SELECT co.id FROM company co
   WHERE co.phone = ${phone} AND ${IS_CLAIMED}
     AND NOT EXISTS (SELECT FROM membership p WHERE p.company_id = co.id AND p.member_id = ${memberId}::uuid
                        AND p.ended_at IS NULL)
   LIMIT 1`;

export const selectCompanyChecks = (companyId: string) =>
  sql({ kind: oneOf(CheckKind), outcome: oneOf(CheckOutcome), reason: nullable(text) })`
  SELECT kind::text AS kind, outcome::text AS outcome, reason FROM company_check WHERE company_id = ${companyId}::uuid`;

/** Locks a company's row, so that changes of one company run one after the other. */
export const lockCompany = (companyId: string) =>
  sql({ id: uuid })`SELECT id FROM company WHERE id = ${companyId}::uuid FOR UPDATE`;

/** Locks a paper that waits for an operator. */
export const lockOpenPaper = (paperId: string) =>
  sql({ id: uuid, companyId: uuid, kind: oneOf(PaperKind) })`
  SELECT id, company_id AS "companyId", kind::text AS kind FROM company_paper
   WHERE id = ${paperId}::uuid AND state = 'OPEN' FOR UPDATE`;
