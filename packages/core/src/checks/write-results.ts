import type { Queryable } from '../database/rows.ts';
import { updateCheckCounts, upsertCompanyChecks, upsertJobChecks } from './checks.queries.ts';
import type { CheckResult } from './index.ts';

interface Row {
  readonly id: string;
  readonly kind: string;
  readonly outcome: string;
  readonly reason: string;
}

/** Returns the results of one job or company as table rows. */
export function resultRows(id: string, checks: object): Row[] {
  const results = Object.entries(checks) as [string, CheckResult][];
  return results.map(([kind, { outcome, reason }]) => ({ id, kind, outcome, reason }));
}

/** Stores results with the date of the check. Results that are NOT_DONE have no date. */
export async function writeResults(
  source: Queryable,
  subject: 'job' | 'company',
  results: readonly Row[],
  now: Date,
): Promise<void> {
  if (results.length === 0) return;
  const upsert = subject === 'job' ? upsertJobChecks : upsertCompanyChecks;
  await source.query(upsert(JSON.stringify(results), now));
}

/** Updates the counts on job cards from the stored results. */
export async function countOnCards(source: Queryable, jobIds: readonly string[]): Promise<void> {
  if (jobIds.length > 0) await source.query(updateCheckCounts(jobIds));
}
