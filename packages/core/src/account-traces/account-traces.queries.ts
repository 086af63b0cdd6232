import { bool, int, nullable, text, timestamptz } from '@nukkad/db/columns.ts';
import { sql } from '@nukkad/db/sql.ts';

export const selectTrace = (hashes: readonly string[], now: Date) =>
  sql({ creditsLeft: int, wasReferred: bool, creditsRequestedAt: nullable(timestamptz) })`
  SELECT min(credits_left)::int AS "creditsLeft", bool_or(was_referred) AS "wasReferred",
         max(credits_requested_at) AS "creditsRequestedAt"
    FROM account_trace WHERE hash = ANY(${hashes}::text[]) AND expires_at > ${now}::timestamptz
  HAVING count(*) > 0`;

// A trace of an earlier account under the same hash is merged while it is unexpired. Only its credits are replaced, because
// the account that is deleted now already received them.
export const upsertTraces = ({
  hashes,
  creditsLeft,
  wasReferred,
  creditsRequestedAt,
  now,
}: {
  readonly hashes: readonly string[];
  readonly creditsLeft: number;
  readonly wasReferred: boolean;
  readonly creditsRequestedAt: Date | null;
  readonly now: Date;
}) =>
  sql({ hash: text })`
  INSERT INTO account_trace AS trace (hash, credits_left, was_referred, credits_requested_at, expires_at)
  SELECT hash, ${creditsLeft}::int, ${wasReferred}::boolean, ${creditsRequestedAt}::timestamptz, ${now}::timestamptz + interval '1 year'
    FROM unnest(${hashes}::text[]) AS hash
   ORDER BY hash
  ON CONFLICT (hash) DO UPDATE
    SET credits_left = excluded.credits_left,
        was_referred = excluded.was_referred OR (trace.was_referred AND trace.expires_at > ${now}::timestamptz),
        credits_requested_at = greatest(excluded.credits_requested_at, trace.credits_requested_at),
        expires_at = excluded.expires_at
  RETURNING hash`;

export const selectTraceOfAccount = (candidateId: string) =>
  sql({ creditsLeft: int, wasReferred: bool, creditsRequestedAt: nullable(timestamptz) })`
  SELECT c.credit_balance AS "creditsLeft",
         EXISTS (SELECT FROM credit_entry e
                  WHERE e.candidate_id = c.id AND e.reason = 'REFERRAL' AND e.reference = c.id::text) AS "wasReferred",
         (SELECT max(r.created_at) FROM credit_request r WHERE r.candidate_id = c.id) AS "creditsRequestedAt"
    FROM candidate c WHERE c.id = ${candidateId}::uuid`;

export const selectSignIns = (candidateId: string) =>
  sql({
    provider: text,
    subject: text,
  })`SELECT provider::text AS provider, subject FROM identity WHERE candidate_id = ${candidateId}::uuid`;

export const selectPhone = (candidateId: string) =>
  sql({ phone: nullable(text) })`SELECT phone FROM candidate WHERE id = ${candidateId}::uuid`;
