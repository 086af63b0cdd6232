import { readTrace } from '../account-traces/account-trace.ts';
import { traceHashesOf } from '../account-traces/trace-hashes.ts';
import { firstRow, type Transaction } from '../database/rows.ts';
import { selectReferralPaid } from './referral.queries.ts';

/** Whether a friend's code has been paid for this person: the account, or an earlier one of its sign-in or number. */
export async function wasReferred(
  tx: Transaction,
  candidateId: string,
  { traceKey, now }: { readonly traceKey: string; readonly now: Date },
): Promise<boolean> {
  if (await firstRow(tx, selectReferralPaid(candidateId))) return true;
  const trace = await readTrace(tx, await traceHashesOf(tx, traceKey, candidateId), now);
  return trace?.wasReferred ?? false;
}
