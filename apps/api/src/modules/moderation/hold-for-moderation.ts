import type { Transaction } from '../../database/rows.ts';
import { holdFailing, releasePassing } from './hold.queries.ts';

/**
 * Takes jobs that were just written and checked out of the public's sight where they have to wait for an operator, and lets
 * those go that need wait no longer; to be called in the transaction that wrote them, so that nobody sees them between.
 */
export async function holdForModeration(
  tx: Transaction,
  jobIds: readonly string[],
  { now, expiresAt }: { readonly now: Date; readonly expiresAt: Date },
): Promise<void> {
  await tx.query(holdFailing(jobIds, now));
  await tx.query(releasePassing(jobIds, now, expiresAt));
}
