import type { Transaction } from '../database/rows.ts';
import { refundApplications, refundJob, selectBalances } from './credits.queries.ts';

export interface GivenBack {
  readonly candidateId: string;
  /** The reference of the entry that is refunded: the attempt of an application, or the job of an HR contact. */
  readonly reference: string;
  readonly balance: number;
}

async function withBalances(
  tx: Transaction,
  given: readonly Omit<GivenBack, 'balance'>[],
): Promise<GivenBack[]> {
  if (given.length === 0) return [];
  const ids = [...new Set(given.map((entry) => entry.candidateId))];
  const found = await tx.query(selectBalances(ids));
  const balances = new Map(found.map(({ id, balance }) => [id, balance]));
  return given.map((entry) => ({ ...entry, balance: balances.get(entry.candidateId) ?? 0 }));
}

/** Refunds every credit that was spent on a job. */
export async function giveBackForJob(tx: Transaction, jobId: string, now: Date): Promise<GivenBack[]> {
  return withBalances(tx, await tx.query(refundJob(jobId, now)));
}

/** Refunds the credits of the current attempts of applications. */
export async function giveBackForApplications(
  tx: Transaction,
  applicationIds: readonly string[],
  now: Date,
): Promise<GivenBack[]> {
  return withBalances(tx, await tx.query(refundApplications(applicationIds, now)));
}
