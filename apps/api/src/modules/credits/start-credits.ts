import { rows, type Transaction } from '../../database/rows.ts';
import { readTrace } from '../account-traces/account-trace.ts';

interface NewAccount {
  readonly candidateId: string;
  readonly signInHash: string;
  readonly creditsStart: number;
}

/** Gives a new account its start credits; one whose sign-in had an account before gets what that left, and no more. */
export async function giveStartCredits(
  tx: Transaction,
  { candidateId, signInHash, creditsStart }: NewAccount,
  now: Date,
): Promise<void> {
  const trace = await readTrace(tx, [signInHash], now);
  const amount = trace ? Math.min(trace.creditsLeft, creditsStart) : creditsStart;
  if (amount === 0) return;
  const reason = trace ? 'CARRIED_OVER' : 'START';
  await tx.creditEntry.create({
    data: { candidateId, amount, reason, reference: 'start', createdAt: now },
  });
}

// What is left of the start credits is at most the balance: it can be taken without the balance falling below nought.
const REVERSE = `
  INSERT INTO credit_entry (id, candidate_id, amount, reason, reference, created_at)
  SELECT gen_random_uuid(), c.id, $2::int - least(c.credit_balance, given.credits), 'START_REVERSED', 'start',
         $3::timestamptz
    FROM candidate c,
         LATERAL (SELECT coalesce(sum(e.amount), 0)::int AS credits FROM credit_entry e
                   WHERE e.candidate_id = c.id AND e.reason IN ('START', 'CARRIED_OVER')) given
   WHERE c.id = $1::uuid AND least(c.credit_balance, given.credits) > $2::int
  ON CONFLICT (candidate_id, reason, reference) DO NOTHING
  RETURNING amount`;

/**
 * Takes unspent start credits back to what the number's earlier account left, when a new account verifies its first
 * number: a number brings start credits in full once.
 */
export async function reverseStartCredits(
  tx: Transaction,
  { candidateId, phoneHash }: { readonly candidateId: string; readonly phoneHash: string },
  now: Date,
): Promise<void> {
  const trace = await readTrace(tx, [phoneHash], now);
  if (trace) await rows(tx, REVERSE, candidateId, trace.creditsLeft, now);
}
