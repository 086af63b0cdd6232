import { firstRow, type Transaction } from '../../database/rows.ts';
import { readTrace } from '../account-traces/account-trace.ts';
import { traceHashesOf } from '../account-traces/trace-hashes.ts';

// The ledger and not the referral: that goes with the friend's account.
const PAID = `
  SELECT 1 AS paid FROM credit_entry WHERE candidate_id = $1::uuid AND reason = 'REFERRAL' AND reference = candidate_id::text`;

/** Whether a friend's code has been paid for this person: the account, or an earlier one of its sign-in or number. */
export async function wasReferred(
  tx: Transaction,
  candidateId: string,
  { traceKey, now }: { readonly traceKey: string; readonly now: Date },
): Promise<boolean> {
  if (await firstRow(tx, PAID, candidateId)) return true;
  const trace = await readTrace(tx, await traceHashesOf(tx, traceKey, candidateId), now);
  return trace?.wasReferred ?? false;
}
