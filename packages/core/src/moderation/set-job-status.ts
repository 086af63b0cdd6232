import type { JobStatus } from '@nukkad/db';
import type { Container } from '../container.ts';
import { firstRow, type Transaction } from '../database/rows.ts';
import { AppError, invalidField } from '../errors/app-error.ts';
import { writeAudit } from '../shared/audit.ts';
import { hiddenBecause } from '../shared/hidden-job.ts';
import { requireUuid } from '../shared/require-uuid.ts';
import { lockJobWithTitle } from './moderation.queries.ts';
import { notifyAboutJobs } from './notify-about-jobs.ts';

/** A job that its employer's operator stopped. */
const BY_EMPLOYER = 'employer';

type HeldJob = NonNullable<Awaited<ReturnType<typeof hold>>>;

const hold = (tx: Transaction, jobId: string, now: Date) => firstRow(tx, lockJobWithTitle(jobId, now));

/** Why a job stays as it is; null where it may be changed. */
function refusalOf({ status, statusReason, isOver }: HeldJob, to: JobStatus): string | null {
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

/** Pauses, closes or opens a job again for its employer; those concerned are told that it is closed. */
export async function setJobStatus(
  { database, clock, tasks }: Pick<Container, 'database' | 'clock' | 'tasks'>,
  { jobId, to, actor }: { readonly jobId: string; readonly to: JobStatus; readonly actor: string },
): Promise<{ from: JobStatus; to: JobStatus }> {
  const id = requireUuid(jobId, 'JOB_REMOVED');
  const now = clock.now();
  const from = await database.transaction(async (tx) => {
    const job = await hold(tx, id, now);
    if (!job) throw new AppError('JOB_REMOVED');
    const refusal = refusalOf(job, to);
    if (refusal !== null) throw invalidField('job', refusal);
    const statusReason = to === 'ACTIVE' ? null : BY_EMPLOYER;
    await tx.job.update({ where: { id }, data: { status: to, statusReason, statusChangedAt: now } });
    if (to === 'CLOSED') await notifyAboutJobs(tx, [id], 'closed', now);
    const reason = { from: job.statusReason, to: statusReason };
    const details = { status: { from: job.status, to }, reason };
    await writeAudit(tx, { actor, action: ACTIONS[to], subject: id, details }, now);
    return job.status;
  });
  tasks.soon('push');
  return { from, to };
}
