import type { Transaction } from '../database/rows.ts';
import { refundApplications, refundJob, selectBalances } from './credits.queries.ts';

export interface RefundedCredit {
  readonly candidateId: string;
  /** The reference of the entry that is refunded: the attempt of an application, or the job of an HR contact. */
  readonly reference: string;
  readonly balance: number;
}

async function withBalances(
  tx: Transaction,
  refunds: readonly Omit<RefundedCredit, 'balance'>[],
): Promise<RefundedCredit[]> {
  if (refunds.length === 0) return [];
  const ids = [...new Set(refunds.map(({ candidateId }) => candidateId))];
  const found = await tx.query(selectBalances(ids));
  const balances = new Map(found.map(({ id, balance }) => [id, balance]));
  return refunds.map((refund) => ({ ...refund, balance: balances.get(refund.candidateId) ?? 0 }));
}

/** Refunds every credit that was spent on a job. */
export async function refundSpendingOnJob(
  tx: Transaction,
  jobId: string,
  now: Date,
): Promise<RefundedCredit[]> {
  return withBalances(tx, await tx.query(refundJob(jobId, now)));
}

/** Refunds the credits of the current attempts of applications. */
export async function refundSpendingOnApplications(
  tx: Transaction,
  applicationIds: readonly string[],
  now: Date,
): Promise<RefundedCredit[]> {
  return withBalances(tx, await tx.query(refundApplications(applicationIds, now)));
}
