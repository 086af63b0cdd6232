import type { RowOf } from '@nukkad/db/sql.ts';
import type { Container } from '../container.ts';
import { firstRow, type Transaction } from '../database/rows.ts';
import { AppError, conflict } from '../errors/app-error.ts';
import { writeAudit } from '../shared/audit.ts';
import { hiddenBecause, REMOVED_AS_FAKE } from '../shared/hidden-job.ts';
import { requireUuid } from '../shared/require-uuid.ts';
import { lockJobWithTitle } from './moderation.queries.ts';
import { notifyAboutJobs } from './notify-about-jobs.ts';
import { notifyCompanyOfJob } from './notify-company-of-job.ts';
import { refundJob } from './refund-job.ts';

type Deps = Pick<Container, 'database' | 'clock' | 'tasks'>;

interface Settlement {
  readonly jobId: string;
  /** Name of the operator. */
  readonly actor: string;
}

type LockedJob = RowOf<typeof lockJobWithTitle>;

async function lockJob(tx: Transaction, jobId: string, now: Date): Promise<LockedJob> {
  const job = await firstRow(tx, lockJobWithTitle(requireUuid(jobId, 'JOB_REMOVED'), now));
  if (!job) throw new AppError('JOB_REMOVED');
  return job;
}

interface Verdict {
  readonly action: string;
  /** Whether the reports were unfounded. This decides how much later reports of the same seekers count. */
  readonly isGroundless: boolean;
  readonly details: Readonly<Record<string, unknown>>;
}

/** Marks the open reports of a job as handled and writes the audit entry. Returns their number. */
async function closeReports(
  tx: Transaction,
  { jobId, actor }: Settlement,
  { action, isGroundless, details }: Verdict,
  now: Date,
): Promise<number> {
  const { count: reports } = await tx.jobReport.updateMany({
    where: { jobId, handledAt: null },
    data: { handledAt: now, handledBy: actor, isGroundless },
  });
  // If the job is fake, earlier reports that were considered groundless were right after all.
  if (!isGroundless) await tx.jobReport.updateMany({ where: { jobId }, data: { isGroundless } });
  await writeAudit(tx, { actor, action, subject: jobId, details: { reports, ...details } }, now);
  return reports;
}

/** What the rejected reports change about their job. */
export interface Dismissal {
  /** Number of open reports that were rejected. */
  readonly reports: number;
  /** Status after it; `null` if the reports had not paused the job. */
  readonly newStatus: 'ACTIVE' | 'CLOSED' | null;
}

/**
 * Rejects the reports of a job as groundless. If they had paused the job, reopens it, or closes it if it has expired, and
 * notifies its company.
 */
export async function resumeJob(
  { database, clock, tasks }: Deps,
  settlement: Settlement,
): Promise<Dismissal> {
  const now = clock.now();
  const dismissal = await database.transaction(async (tx) => {
    let newStatus: Dismissal['newStatus'] = null;
    const job = await lockJob(tx, settlement.jobId, now);
    const hidden = hiddenBecause(job.statusReason);
    if (hidden !== null) throw conflict('job', hidden);
    if (job.status === 'PAUSED' && job.statusReason === 'reported') {
      const data = job.isOver
        ? ({ status: 'CLOSED', statusReason: 'expired' } as const)
        : ({ status: 'ACTIVE', statusReason: null } as const);
      await tx.job.update({ where: { id: settlement.jobId }, data: { ...data, statusChangedAt: now } });
      newStatus = data.status;
      await notifyCompanyOfJob(tx, { ...job, id: settlement.jobId }, 'cleared', now);
    }
    const details = { statusBefore: job.status, reasonBefore: job.statusReason };
    const verdict = { action: 'job-resumed', isGroundless: true, details };
    return { reports: await closeReports(tx, settlement, verdict, now), newStatus };
  });
  if (dismissal.newStatus !== null) tasks.soon('push');
  return dismissal;
}

/** Removes a job as fake, so that nobody can open it, and refunds all credits spent on it. Safe to repeat. */
export async function removeFakeJob(deps: Deps, settlement: Settlement): Promise<{ refunds: number }> {
  const now = deps.clock.now();
  const refunds = await deps.database.transaction(async (tx) => {
    const { title, companyId, status: from, statusReason } = await lockJob(tx, settlement.jobId, now);
    const status = { status: 'CLOSED', statusReason: REMOVED_AS_FAKE, statusChangedAt: now } as const;
    await tx.job.update({ where: { id: settlement.jobId }, data: status });
    const removed = { jobId: settlement.jobId, title, template: 'refunded-fake-job' } as const;
    const refundCount = await refundJob(tx, removed, now);
    if (statusReason !== REMOVED_AS_FAKE) {
      await notifyAboutJobs(tx, [settlement.jobId], 'removed', now);
      await notifyCompanyOfJob(tx, { id: settlement.jobId, companyId, title }, 'removed', now);
    }
    const details = { statusBefore: from, reasonBefore: statusReason, refunds: refundCount };
    await closeReports(tx, settlement, { action: 'job-removed-as-fake', isGroundless: false, details }, now);
    return refundCount;
  });
  deps.tasks.soon('push');
  return { refunds };
}
