import { readTrace } from '../account-traces/account-trace.ts';
import { traceHashesOf } from '../account-traces/trace-hashes.ts';
import { firstRow, type Transaction } from '../database/rows.ts';
import { selectReferralPaid } from './referral.queries.ts';

/**
 * Returns whether a friend's code was already paid for this person: for this account, or for an earlier one with its
 * sign-in or number.
 */
export async function wasReferred(
  tx: Transaction,
  candidateId: string,
  { traceKey, now }: { readonly traceKey: string; readonly now: Date },
): Promise<boolean> {
  if (await firstRow(tx, selectReferralPaid(candidateId))) return true;
  const trace = await readTrace(tx, await traceHashesOf(tx, traceKey, candidateId), now);
  return trace?.wasReferred ?? false;
}
