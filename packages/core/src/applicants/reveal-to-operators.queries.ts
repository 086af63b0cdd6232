import { nullable, text, timestamptz, uuid } from '@nukkad/db/columns.ts';
import { sql } from '@nukkad/db/sql.ts';
import { ledger } from './ledger.queries.ts';
import type { LedgerEntry } from './look.ts';

// The statements with which operators read a seeker's number or address. As in reveal.queries.ts, each one writes the row of
// the access ledger and reads the data from it. The house rule `personal data` enforces this.

/** Selects the contact details of the seekers of applications, for an operator. */
export const revealContacts = (entry: LedgerEntry, applicationIds: readonly string[]) =>
  sql({ application: uuid, phone: nullable(text), email: nullable(text) })`
  WITH shown AS (
    SELECT a.id, a.candidate_id FROM application a JOIN candidate c ON c.id = a.candidate_id AND c.deleted_at IS NULL
     WHERE a.id = ANY(${[...applicationIds]}::uuid[])
  ), looked AS (${ledger(entry, 'PHONE', 'shown')})
  SELECT s.id::text AS application, c.phone, c.email
    FROM looked JOIN shown s ON s.id = looked.context
    JOIN candidate c ON c.id = s.candidate_id`;

/** What an operator knows of a seeker. Fields that are null match nobody. */
export interface SeekerLookUp {
  readonly id: string | null;
  readonly phone: string | null;
  readonly email: string | null;
}

/** Selects the seekers with an id, phone number or e-mail address, for an operator. The context is the account itself. */
export const revealSeekers = (entry: LedgerEntry, { id, phone, email }: SeekerLookUp) =>
  sql({
    seeker: uuid,
    name: text,
    phone: nullable(text),
    email: nullable(text),
    city: nullable(text),
    since: timestamptz,
    seen: nullable(timestamptz),
    suspended: nullable(text),
  })`
  WITH shown AS (
    SELECT c.id, c.id AS candidate_id FROM candidate c
     WHERE c.deleted_at IS NULL AND (c.id = ${id}::uuid OR c.phone = ${phone}::text OR c.email = ${email}::text)
  ), looked AS (${ledger(entry, 'PROFILE', 'shown')})
  SELECT c.id::text AS seeker, c.name, c.phone, c.email, ci.name_en AS city, c.created_at AS since,
         c.last_seen_at AS seen, lower(c.suspended_reason) AS suspended
    FROM looked JOIN candidate c ON c.id = looked.context LEFT JOIN city ci ON ci.id = c.city_id
   ORDER BY c.created_at, c.id LIMIT 200`;
