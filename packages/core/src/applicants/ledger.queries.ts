import type { AccessKind } from '@nukkad/db';
import { part, raw } from '@nukkad/db/sql.ts';
import type { LedgerEntry } from './look.ts';

/** Inserts the rows of the ledger for the applications of `source`, or counts one more look of the same day. */
export const ledger = (
  { companyId, actor, ledgerKey, now, day }: LedgerEntry,
  what: AccessKind,
  source: string,
) => part`
  INSERT INTO profile_access (id, candidate_id, subject_hash, company_id, context, actor, what, day, first_at, last_at)
  SELECT gen_random_uuid(), s.candidate_id,
         encode(sha256(convert_to(${ledgerKey} || s.candidate_id::text, 'UTF8')), 'hex'),
         ${companyId}::uuid, s.id, ${actor}, ${what}::access_kind, ${day}::date, ${now}::timestamptz, ${now}::timestamptz
    FROM ${raw(source)} s
  ON CONFLICT (subject_hash, context, actor, what, day) DO UPDATE
    SET last_at = excluded.last_at,
        times = profile_access.times + CASE WHEN excluded.what = 'CARD' THEN 0 ELSE 1 END
  RETURNING context`;
