import type { Container } from '../container.ts';
import { firstRow, type Transaction } from '../database/rows.ts';
import {
  bringBackSomeJobs,
  lockPendingCompany,
  pauseSomeJobs,
  resumeSomeJobs,
  selectPendingCompanies,
} from './moderation.queries.ts';
import { type CompanyChange, notifyApplicants, notifySavers } from './notify-about-company.ts';

type Deps = Pick<Container, 'database' | 'clock' | 'tasks'>;

/**
 * Maximum number of jobs per transaction. Changing them takes about a second, because each job has about ten rows in
 * the search tables.
 */
export const SETTLED_AT_ONCE = 200;

/** Pauses the next batch of jobs and notifies the seekers who saved one. Returns the number of jobs. */
async function pauseSome(tx: Transaction, change: CompanyChange): Promise<number> {
  const paused = await tx.query(pauseSomeJobs(change.companyId, change.now, SETTLED_AT_ONCE));
  const ids = paused.map(({ id }) => id);
  await notifySavers(tx, change, ids);
  return ids.length;
}

/** Opens the next batch of jobs and notifies the seekers who saved an open one. Returns the number of jobs. */
async function resumeSome(tx: Transaction, change: CompanyChange): Promise<number> {
  const resumed = await tx.query(resumeSomeJobs(change.companyId, change.now, SETTLED_AT_ONCE));
  const open = resumed.filter(({ isOpen }) => isOpen).map(({ id }) => id);
  await notifySavers(tx, change, open);
  if (resumed.length > 0) return resumed.length;
  return (await firstRow(tx, bringBackSomeJobs(change.companyId, SETTLED_AT_ONCE)))?.jobs ?? 0;
}

/**
 * Changes one batch of jobs in a transaction. Returns the number of jobs; null if nothing is pending for the company.
 */
async function settleBatch({ database, clock }: Deps, companyId: string): Promise<number | null> {
  const now = clock.now();
  return database.transaction(async (tx) => {
    const pending = await firstRow(tx, lockPendingCompany(companyId));
    if (pending === null) return null;
    const { isSuspended, since } = pending;
    const template = isSuspended ? 'company-suspended' : 'company-restored';
    const change = { companyId, template, since, now } as const;
    const changed = isSuspended ? await pauseSome(tx, change) : await resumeSome(tx, change);
    if (changed > 0) return changed;
    await notifyApplicants(tx, change);
    await tx.company.update({ where: { id: companyId }, data: { suspensionPendingSince: null } });
    return null;
  });
}

/**
 * Pauses or reopens the jobs of a company after its suspension started or ended, in batches. Returns the number of
 * jobs.
 */
export async function settleCompany(deps: Deps, companyId: string): Promise<number> {
  for (let settled = 0; ; ) {
    const changed = await settleBatch(deps, companyId);
    if (changed === null) {
      deps.tasks.soon('push');
      return settled;
    }
    settled += changed;
  }
}

/**
 * Pauses or reopens the jobs of all companies whose suspension has started or ended. Returns the number of jobs. Each
 * batch is a separate transaction, so that the next run continues after a crash.
 */
export async function settleSuspensions(deps: Deps): Promise<number> {
  let settled = 0;
  for (const { id } of await deps.database.query(selectPendingCompanies()))
    settled += await settleCompany(deps, id);
  return settled;
}
