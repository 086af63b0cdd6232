import type { RowOf } from '@nukkad/db/sql.ts';
import type { Container } from '../container.ts';
import { firstRow, type Transaction } from '../database/rows.ts';
import { AppError, conflict } from '../errors/app-error.ts';
import { writeAudit } from '../shared/audit.ts';
import { hiddenBecause, REMOVED_AS_FAKE } from '../shared/hidden-job.ts';
import { requireUuid } from '../shared/require-uuid.ts';
import { lockJobWithTitle } from './moderation.queries.ts';
import { notifyAboutJobs } from './notify-about-jobs.ts';
import { refundJob } from './refund-job.ts';

type Deps = Pick<Container, 'database' | 'clock' | 'tasks'>;

interface Settling {
  readonly jobId: string;
  /** The operator. */
  readonly actor: string;
}

type HeldJob = RowOf<typeof lockJobWithTitle>;

async function hold(tx: Transaction, jobId: string, now: Date): Promise<HeldJob> {
  const job = await firstRow(tx, lockJobWithTitle(requireUuid(jobId, 'JOB_REMOVED'), now));
  if (!job) throw new AppError('JOB_REMOVED');
  return job;
}

interface Verdict {
  readonly action: string;
  /** What the reports were found to be: it decides whether later ones of their authors count. */
  readonly isGroundless: boolean;
  readonly details: Readonly<Record<string, unknown>>;
}

async function note(
  tx: Transaction,
  { jobId, actor }: Settling,
  { action, isGroundless, details }: Verdict,
  now: Date,
): Promise<void> {
  const { count: reports } = await tx.jobReport.updateMany({
    where: { jobId, handledAt: null },
    data: { handledAt: now, handledBy: actor, isGroundless },
  });
  // A job that turns out to be fake proves right also those whose reports were found groundless before.
  if (!isGroundless) await tx.jobReport.updateMany({ where: { jobId }, data: { isGroundless } });
  await writeAudit(tx, { actor, action, subject: jobId, details: { reports, ...details } }, now);
}

/** Finds the reports groundless: a job that they paused is open again, as long as its days last. */
export async function resumeJob({ database, clock }: Deps, settling: Settling): Promise<void> {
  const now = clock.now();
  await database.transaction(async (tx) => {
    const job = await hold(tx, settling.jobId, now);
    const hidden = hiddenBecause(job.statusReason);
    if (hidden !== null) throw conflict('job', hidden);
    if (job.status === 'PAUSED' && job.statusReason === 'reported') {
      const data = job.isOver
        ? ({ status: 'CLOSED', statusReason: 'expired' } as const)
        : ({ status: 'ACTIVE', statusReason: null } as const);
      await tx.job.update({ where: { id: settling.jobId }, data: { ...data, statusChangedAt: now } });
    }
    const details = { statusBefore: job.status, reasonBefore: job.statusReason };
    await note(tx, settling, { action: 'job-resumed', isGroundless: true, details }, now);
  });
}

/** Removes a job as fake: it opens for nobody, and every credit spent on it is given back, once however often it is said. */
export async function removeFakeJob(deps: Deps, settling: Settling): Promise<{ refunds: number }> {
  const now = deps.clock.now();
  const refunds = await deps.database.transaction(async (tx) => {
    const { title, status: from, statusReason } = await hold(tx, settling.jobId, now);
    const status = { status: 'CLOSED', statusReason: REMOVED_AS_FAKE, statusChangedAt: now } as const;
    await tx.job.update({ where: { id: settling.jobId }, data: status });
    const removed = { jobId: settling.jobId, title, template: 'refunded-fake-job' } as const;
    const given = await refundJob(tx, removed, now);
    if (statusReason !== REMOVED_AS_FAKE) await notifyAboutJobs(tx, [settling.jobId], 'removed', now);
    const details = { statusBefore: from, reasonBefore: statusReason, refunds: given };
    await note(tx, settling, { action: 'job-removed-as-fake', isGroundless: false, details }, now);
    return given;
  });
  deps.tasks.soon('push');
  return { refunds };
}
