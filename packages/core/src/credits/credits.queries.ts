import { CreditReason, CreditRequestStatus } from '@nukkad/db';
import { bool, int, oneOf, text, timestamptz, uuid } from '@nukkad/db/columns.ts';
import { sql } from '@nukkad/db/sql.ts';
import { v7 as newId } from 'uuid';

export interface CreditEntry {
  readonly candidateId: string;
  /** Number of credits; negative if they are spent. */
  readonly amount: number;
  readonly reason: CreditReason;
  /**
   * Identifies the cause of the entry, such as a job. A seeker has at most one entry for each reason and reference.
   */
  readonly reference: string;
  readonly jobId?: string;
}

/**
 * Adds an entry to the ledger of credits. A trigger of the table updates the balance of the seeker. Later entries have
 * higher ids, because the statement of credits orders entries of the same millisecond by id.
 */
export const insertEntry = ({ candidateId, amount, reason, reference, jobId }: CreditEntry, now: Date) =>
  sql({})`
  INSERT INTO credit_entry (id, candidate_id, amount, reason, reference, job_id, created_at)
  VALUES (${newId()}::uuid, ${candidateId}::uuid, ${amount}::int, ${reason}::credit_reason, ${reference},
          ${jobId ?? null}::uuid, ${now}::timestamptz)`;

// The balance after each entry is summed on each read, because a seeker's ledger is short.
export const selectEntries = ({
  candidateId,
  afterAt,
  afterId,
  limit,
}: {
  readonly candidateId: string;
  readonly afterAt: Date | null;
  readonly afterId: string | null;
  readonly limit: number;
}) =>
  sql({
    id: uuid,
    reason: oneOf(CreditReason),
    amount: int,
    balance: int,
    createdAt: timestamptz,
    title: text,
    slug: text,
    shareId: text,
  })`
  SELECT e.id, e.reason, e.amount, e.balance::int AS balance, e."createdAt", j.title, j.slug, j.share_id AS "shareId"
    FROM (SELECT id, reason, amount, job_id, created_at AS "createdAt",
                 sum(amount) OVER (ORDER BY created_at, id) AS balance
            FROM credit_entry WHERE candidate_id = ${candidateId}::uuid) e
    LEFT JOIN job j ON j.id = e.job_id
   WHERE ${afterAt}::timestamptz IS NULL OR (e."createdAt", e.id) < (${afterAt}::timestamptz, ${afterId}::uuid)
   ORDER BY e."createdAt" DESC, e.id DESC LIMIT ${limit}`;

/**
 * Selects the sum of the absolute amounts since a time, by reason. The BRIN index limits the read to recent blocks.
 */
export const selectMoved = (after: Date) =>
  sql({ reason: oneOf(CreditReason), credits: int })`
  SELECT reason, sum(abs(amount))::int AS credits FROM credit_entry
   WHERE created_at > ${after}::timestamptz GROUP BY reason`;

export const lockRequest = (id: string) =>
  sql({ candidateId: text, status: oneOf(CreditRequestStatus) })`
  SELECT candidate_id::text AS "candidateId", status::text AS status FROM credit_request
   WHERE id = ${id}::uuid FOR UPDATE`;

/** Refunds what was spent on a job. A unique key of the ledger prevents a second refund. */
export const refundJob = (jobId: string, now: Date) =>
  sql({ candidateId: text, reference: text })`
  INSERT INTO credit_entry (id, candidate_id, amount, reason, reference, job_id, created_at)
  SELECT gen_random_uuid(), candidate_id, -amount,
         CASE reason WHEN 'APPLY' THEN 'APPLY_REFUND' ELSE 'HR_REFUND' END::credit_reason, reference, job_id,
         ${now}::timestamptz
    FROM credit_entry WHERE job_id = ${jobId}::uuid AND reason IN ('APPLY', 'HR_CONTACT')
   ORDER BY candidate_id
  ON CONFLICT (candidate_id, reason, reference) DO NOTHING
  RETURNING candidate_id::text AS "candidateId", reference`;

/** Refunds the current attempts of applications. A unique key of the ledger prevents a second refund. */
export const refundApplications = (applicationIds: readonly string[], now: Date) =>
  sql({ candidateId: text, reference: text })`
  INSERT INTO credit_entry (id, candidate_id, amount, reason, reference, job_id, created_at)
  SELECT gen_random_uuid(), e.candidate_id, -e.amount, 'APPLY_REFUND', e.reference, e.job_id, ${now}::timestamptz
    FROM application a
    JOIN credit_entry e ON e.candidate_id = a.candidate_id AND e.reason = 'APPLY'
                       AND e.reference = a.id || ':' || a.attempt
   WHERE a.id = ANY(${applicationIds}::uuid[])
   ORDER BY e.candidate_id
  ON CONFLICT (candidate_id, reason, reference) DO NOTHING
  RETURNING candidate_id::text AS "candidateId", reference`;

export const selectBalances = (candidateIds: readonly string[]) =>
  sql({
    id: text,
    balance: int,
  })`SELECT id::text, credit_balance AS balance FROM candidate WHERE id = ANY(${candidateIds}::uuid[])`;

export const selectSpenderForUpdate = (candidateId: string) =>
  sql({ credits: int, isMobileVerified: bool, hasIdentity: bool })`
  SELECT credit_balance AS credits, is_mobile_verified AS "isMobileVerified",
         EXISTS (SELECT FROM stored_file f
                  WHERE f.candidate_id = c.id AND f.kind IN ('IDENTITY_PROOF', 'AADHAAR') AND f.deleted_at IS NULL)
           AS "hasIdentity"
    FROM candidate c WHERE c.id = ${candidateId}::uuid AND c.deleted_at IS NULL FOR UPDATE`;

/** Marks applications as refunded that nobody viewed for some days, and returns them. Skips rows that another run has locked. */
export const takeUnseen = (now: Date, days: number, limit: number) =>
  sql({ id: text, attempt: int, company: text })`
  WITH unseen AS (
    SELECT id FROM application
     WHERE status = 'APPLIED' AND viewed_at IS NULL AND refunded_at IS NULL
       AND applied_at <= ${now}::timestamptz - make_interval(days => ${days}::int)
     ORDER BY applied_at LIMIT ${limit} FOR UPDATE SKIP LOCKED)
  UPDATE application a SET refunded_at = ${now}::timestamptz
    FROM unseen, company co
   WHERE a.id = unseen.id AND co.id = a.company_id
  RETURNING a.id::text, a.attempt, co.name AS company`;

/** Marks applications of a company as refunded that nobody viewed and nobody answered, and returns them. */
export const takeUnseenOf = (companyId: string, now: Date) =>
  sql({ id: text, attempt: int, company: text })`
  UPDATE application a SET refunded_at = ${now}::timestamptz
    FROM company co
   WHERE co.id = a.company_id AND a.company_id = ${companyId}::uuid
     AND a.status = 'APPLIED' AND a.viewed_at IS NULL AND a.refunded_at IS NULL
  RETURNING a.id::text, a.attempt, co.name AS company`;

// Takes back unspent start credits above `creditsLeft`. At most the balance counts as unspent, so that it cannot
// become negative.
export const reverseStart = (candidateId: string, creditsLeft: number, now: Date) =>
  sql({ amount: int })`
  INSERT INTO credit_entry (id, candidate_id, amount, reason, reference, created_at)
  SELECT gen_random_uuid(), c.id, ${creditsLeft}::int - least(c.credit_balance, given.credits), 'START_REVERSED', 'start',
         ${now}::timestamptz
    FROM candidate c,
         LATERAL (SELECT coalesce(sum(e.amount), 0)::int AS credits FROM credit_entry e
                   WHERE e.candidate_id = c.id AND e.reason IN ('START', 'CARRIED_OVER')) given
   WHERE c.id = ${candidateId}::uuid AND least(c.credit_balance, given.credits) > ${creditsLeft}::int
  ON CONFLICT (candidate_id, reason, reference) DO NOTHING
  RETURNING amount`;
