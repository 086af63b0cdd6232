import { firstRow, type Queryable, rows, type Transaction } from '../../database/rows.ts';

/** What is kept for a year of a sign-in or a number that an account has left: no name, no number, no id. */
export interface AccountTrace {
  readonly creditsLeft: number;
  /** A friend's code was paid for. */
  readonly wasReferred: boolean;
  /** When credits were last asked for. */
  readonly creditsRequestedAt: Date | null;
}

const READ = `
  SELECT min(credits_left)::int AS "creditsLeft", bool_or(was_referred) AS "wasReferred",
         max(credits_requested_at) AS "creditsRequestedAt"
    FROM account_trace WHERE hash = ANY($1::text[]) AND expires_at > $2::timestamptz
  HAVING count(*) > 0`;

/** What the traces of these hashes say together: the strictest of each; null where there is none that still holds. */
export function readTrace(
  source: Queryable,
  hashes: readonly string[],
  now: Date,
): Promise<AccountTrace | null> {
  return firstRow(source, READ, hashes, now);
}

// What an earlier account left under the same hash goes on to count while it holds, but for its credits: they went over
// to the account that leaves now.
const WRITE = `
  INSERT INTO account_trace AS trace (hash, credits_left, was_referred, credits_requested_at, expires_at)
  SELECT hash, $2::int, $3::boolean, $4::timestamptz, $5::timestamptz + interval '1 year'
    FROM unnest($1::text[]) AS hash
   ORDER BY hash
  ON CONFLICT (hash) DO UPDATE
    SET credits_left = excluded.credits_left,
        was_referred = excluded.was_referred OR (trace.was_referred AND trace.expires_at > $5::timestamptz),
        credits_requested_at = greatest(excluded.credits_requested_at, trace.credits_requested_at),
        expires_at = excluded.expires_at
  RETURNING hash`;

/** Keeps a trace under each hash for a year from now. */
export async function writeTrace(
  tx: Transaction,
  hashes: readonly string[],
  { creditsLeft, wasReferred, creditsRequestedAt }: AccountTrace,
  now: Date,
): Promise<void> {
  await rows(tx, WRITE, hashes, creditsLeft, wasReferred, creditsRequestedAt, now);
}
