import { rows, type Transaction } from '../../database/rows.ts';

export interface GivenBack {
  readonly candidateId: string;
  /** The application's attempt or the reveal that had been paid. */
  readonly reference: string;
  readonly balance: number;
}

/** Each spending is given back once, for whatever reason: the ledger's key sees to it. */
const GIVE_BACK_JOB = `
  INSERT INTO credit_entry (id, candidate_id, amount, reason, reference, job_id, created_at)
  SELECT gen_random_uuid(), candidate_id, -amount,
         CASE reason WHEN 'APPLY' THEN 'APPLY_REFUND' ELSE 'HR_REFUND' END::credit_reason, reference, job_id,
         $2::timestamptz
    FROM credit_entry WHERE job_id = $1::uuid AND reason IN ('APPLY', 'HR_CONTACT')
   ORDER BY candidate_id
  ON CONFLICT (candidate_id, reason, reference) DO NOTHING
  RETURNING candidate_id::text AS "candidateId", reference`;

const GIVE_BACK_APPLICATIONS = `
  INSERT INTO credit_entry (id, candidate_id, amount, reason, reference, job_id, created_at)
  SELECT gen_random_uuid(), e.candidate_id, -e.amount, 'APPLY_REFUND', e.reference, e.job_id, $2::timestamptz
    FROM application a
    JOIN credit_entry e ON e.candidate_id = a.candidate_id AND e.reason = 'APPLY'
                       AND e.reference = a.id || ':' || a.attempt
   WHERE a.id = ANY($1::uuid[])
   ORDER BY e.candidate_id
  ON CONFLICT (candidate_id, reason, reference) DO NOTHING
  RETURNING candidate_id::text AS "candidateId", reference`;

const BALANCES = `SELECT id::text, credit_balance AS balance FROM candidate WHERE id = ANY($1::uuid[])`;

async function withBalances(
  tx: Transaction,
  given: readonly Omit<GivenBack, 'balance'>[],
): Promise<GivenBack[]> {
  if (given.length === 0) return [];
  const ids = [...new Set(given.map((entry) => entry.candidateId))];
  const found = await rows<{ id: string; balance: number }>(tx, BALANCES, ids);
  const balances = new Map(found.map(({ id, balance }) => [id, balance]));
  return given.map((entry) => ({ ...entry, balance: balances.get(entry.candidateId) ?? 0 }));
}

/** Gives back every credit that was spent on a job. */
export async function giveBackForJob(tx: Transaction, jobId: string, now: Date): Promise<GivenBack[]> {
  return withBalances(tx, await rows(tx, GIVE_BACK_JOB, jobId, now));
}

/** Gives back the credits of applications (of their present attempt). */
export async function giveBackForApplications(
  tx: Transaction,
  applicationIds: readonly string[],
  now: Date,
): Promise<GivenBack[]> {
  return withBalances(tx, await rows(tx, GIVE_BACK_APPLICATIONS, applicationIds, now));
}
