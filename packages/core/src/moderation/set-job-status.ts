import type { JobStatus } from '@nukkad/db';
import type { Container } from '../container.ts';
import { firstRow, type Transaction } from '../database/rows.ts';
import { AppError, invalidField } from '../errors/app-error.ts';
import { writeAudit } from '../shared/audit.ts';
import { hiddenBecause } from '../shared/hidden-job.ts';
import { requireUuid } from '../shared/require-uuid.ts';
import { lockJobWithTitle } from './moderation.queries.ts';
import { notifyAboutJobs } from './notify-about-jobs.ts';
import { notifyCompanyOfJob } from './notify-company-of-job.ts';

/** Status reason of a job that was paused or closed at the request of its employer. */
const BY_EMPLOYER = 'employer';

type LockedJob = NonNullable<Awaited<ReturnType<typeof lockJob>>>;

const lockJob = (tx: Transaction, jobId: string, now: Date) => firstRow(tx, lockJobWithTitle(jobId, now));

/** Returns why the status of a job may not be changed; null if it may. */
function refusalOf({ status, statusReason, isOver }: LockedJob, to: JobStatus): string | null {
  const hidden = hiddenBecause(statusReason);
  if (hidden !== null) return hidden;
  if (status === to) return `is ${to.toLowerCase()} already`;
  if (to !== 'ACTIVE') return status === 'CLOSED' ? 'is closed already' : null;
  if (statusReason === 'reported')
    return 'was paused by reports: "reports resume" or "reports remove" settles it';
  if (statusReason === 'company-suspended')
    return 'is of a suspended company: "companies restore" opens it again';
  return isOver ? 'has outlived its days: "jobs renew" gives it others' : null;
}

const ACTIONS = { ACTIVE: 'job-resumed', PAUSED: 'job-paused', CLOSED: 'job-closed' } as const;
/** What the members of the company read. */
const NOTICES = { ACTIVE: 'opened', PAUSED: 'paused', CLOSED: 'closed' } as const;

/**
 * Pauses, closes or reopens a job for its employer. Notifies the members of its company, and the seekers who saved or
 * applied for it if it is closed. Throws VALIDATION_FAILED with the reason if the change is not allowed.
 */
export async function setJobStatus(
  { database, clock, tasks }: Pick<Container, 'database' | 'clock' | 'tasks'>,
  { jobId, to, actor }: { readonly jobId: string; readonly to: JobStatus; readonly actor: string },
): Promise<{ from: JobStatus; to: JobStatus }> {
  const id = requireUuid(jobId, 'JOB_REMOVED');
  const now = clock.now();
  const from = await database.transaction(async (tx) => {
    const job = await lockJob(tx, id, now);
    if (!job) throw new AppError('JOB_REMOVED');
    const refusal = refusalOf(job, to);
    if (refusal !== null) throw invalidField('job', refusal);
    const statusReason = to === 'ACTIVE' ? null : BY_EMPLOYER;
    await tx.job.update({ where: { id }, data: { status: to, statusReason, statusChangedAt: now } });
    if (to === 'CLOSED') await notifyAboutJobs(tx, [id], 'closed', now);
    await notifyCompanyOfJob(tx, { ...job, id }, NOTICES[to], now);
    const reason = { from: job.statusReason, to: statusReason };
    const details = { status: { from: job.status, to }, reason };
    await writeAudit(tx, { actor, action: ACTIONS[to], subject: id, details }, now);
    return job.status;
  });
  tasks.soon('push');
  return { from, to };
}
