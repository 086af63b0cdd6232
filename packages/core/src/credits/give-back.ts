import type { Transaction } from '../database/rows.ts';
import { refundApplications, refundJob, selectBalances } from './credits.queries.ts';

export interface GivenBack {
  readonly candidateId: string;
  /** The application's attempt or the reveal that had been paid. */
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

/** Gives back every credit that was spent on a job. */
export async function giveBackForJob(tx: Transaction, jobId: string, now: Date): Promise<GivenBack[]> {
  return withBalances(tx, await tx.query(refundJob(jobId, now)));
}

/** Gives back the credits of applications (of their present attempt). */
export async function giveBackForApplications(
  tx: Transaction,
  applicationIds: readonly string[],
  now: Date,
): Promise<GivenBack[]> {
  return withBalances(tx, await tx.query(refundApplications(applicationIds, now)));
}
