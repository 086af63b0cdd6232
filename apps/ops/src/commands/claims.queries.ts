import { PaperKind } from '@nukkad/db';
import { int, nullable, oneOf, text, timestamptz, uuid } from '@nukkad/db/columns.ts';
import { sql } from '@nukkad/db/sql.ts';
import { ROWS_MAX } from '../command.ts';

/** Selects the claims that wait, with the number of the company to call and the number of the member. */
export const selectClaimsWaiting = () =>
  sql({
    claim: uuid,
    asked: timestamptz,
    company: uuid,
    name: text,
    companyPhone: text,
    member: text,
    memberPhone: nullable(text),
    note: text,
    others: int,
  })`
  SELECT cl.id AS claim, cl.created_at AS asked, co.id AS company, co.name, co.phone AS "companyPhone", m.name AS member,
         m.phone AS "memberPhone", cl.note,
         (SELECT count(*)::int FROM company_claim o
           WHERE o.company_id = cl.company_id AND o.state = 'OPEN' AND o.id <> cl.id) AS others
    FROM company_claim cl JOIN company co ON co.id = cl.company_id JOIN member m ON m.id = cl.member_id
   WHERE cl.state = 'OPEN' ORDER BY cl.created_at, cl.id LIMIT ${ROWS_MAX}`;

/** Selects the papers that wait for an operator. */
export const selectPapersWaiting = () =>
  sql({
    paper: uuid,
    added: timestamptz,
    kind: oneOf(PaperKind),
    type: text,
    company: uuid,
    name: text,
    address: text,
    phone: text,
  })`
  SELECT p.id AS paper, p.created_at AS added, p.kind::text AS kind, f.content_type AS type, co.id AS company, co.name,
         co.address, co.phone
    FROM company_paper p JOIN company co ON co.id = p.company_id JOIN stored_file f ON f.key = p.file_key
   WHERE p.state = 'OPEN' ORDER BY p.created_at, p.id LIMIT ${ROWS_MAX}`;
