import { DAY_MS } from '@nukkad/domain/durations.ts';
import type { Container } from '../container.ts';
import { firstRow, type Transaction } from '../database/rows.ts';
import { AppError, invalidField } from '../errors/app-error.ts';
import { jobDays } from '../jobs/job-days.ts';
import { queueToCompany } from '../messages/queue-message.ts';
import { writeAudit } from '../shared/audit.ts';
import { AWAITING_MODERATION, MODERATION_REFUSED } from '../shared/hidden-job.ts';
import { requireUuid } from '../shared/require-uuid.ts';
import { lockJobWithTitle } from './moderation.queries.ts';
import { notifyAboutJobs } from './notify-about-jobs.ts';
import { notifyCompanyOfJob } from './notify-company-of-job.ts';
import { refundJob } from './refund-job.ts';

type Deps = Pick<Container, 'database' | 'clock' | 'settings' | 'tasks'>;

interface Decision {
  readonly jobId: string;
  readonly actor: string;
}

/** Locks a job. Throws JOB_REMOVED if it does not exist, and VALIDATION_FAILED if its status reason is another. */
async function lockWaitingJob(tx: Transaction, id: string, reasons: readonly string[], now: Date) {
  const job = await firstRow(tx, lockJobWithTitle(id, now));
  if (!job) throw new AppError('JOB_REMOVED');
  if (!reasons.includes(job.statusReason ?? '')) throw invalidField('job', 'does not wait for an operator');
  return job;
}

/**
 * Queues a text message to the members of a company of which no job was approved so far, because many of them have not
 * allowed push messages yet. Only for jobs that a member posted.
 */
async function messageOfFirstJob(tx: Transaction, jobId: string, now: Date): Promise<void> {
  const { postedBy, company } = await tx.job.findUniqueOrThrow({
    where: { id: jobId },
    select: { postedBy: true, company: { select: { id: true, name: true, trustedAt: true } } },
  });
  if (postedBy === null || company.trustedAt !== null) return;
  const message = {
    template: 'jobChecked',
    values: { company: company.name },
    subjectId: jobId,
    dedupeKey: `job-checked:${jobId}`,
    expiresAt: new Date(now.getTime() + DAY_MS),
  } as const;
  await queueToCompany(tx, company.id, message, now);
}

/**
 * Publishes a job that waited for a review or was refused, with a full lifetime, and marks its company as trusted.
 * Later jobs of the company need no review. Notifies the seekers who saved or applied for the job. Returns how many
 * other jobs of the company still wait.
 */
export async function approveJob(deps: Deps, { jobId, actor }: Decision): Promise<{ othersWaiting: number }> {
  const id = requireUuid(jobId, 'JOB_REMOVED');
  const now = deps.clock.now();
  const { jobLifetimeDays } = await deps.settings.read();
  const { expiresAt } = jobDays(now, jobLifetimeDays);
  const othersWaiting = await deps.database.transaction(async (tx) => {
    const { statusReason: before } = await lockWaitingJob(
      tx,
      id,
      [AWAITING_MODERATION, MODERATION_REFUSED],
      now,
    );
    const opened = { status: 'ACTIVE', statusReason: null, moderationNote: null, expiresAt } as const;
    const job = await tx.job.update({
      where: { id },
      data: { ...opened, renewedAt: now, statusChangedAt: now },
      include: { company: { select: { suspendedAt: true } } },
    });
    if (job.company.suspendedAt) throw invalidField('job', 'is of a suspended company');
    await messageOfFirstJob(tx, id, now);
    const { companyId } = job;
    await tx.company.update({ where: { id: companyId }, data: { trustedAt: now } });
    await notifyAboutJobs(tx, [id], 'reopened', now);
    await notifyCompanyOfJob(tx, { id, companyId, title: job.title }, 'approved', now);
    const details = { company: companyId, reasonBefore: before };
    await writeAudit(tx, { actor, action: 'job-approved', subject: id, details }, now);
    const waiting = { companyId, status: 'PAUSED', statusReason: AWAITING_MODERATION } as const;
    return tx.job.count({ where: waiting });
  });
  deps.tasks.soon('push');
  deps.tasks.soon('send-messages');
  return { othersWaiting };
}

/**
 * Refuses a waiting job for good; importing it again does not publish it. Notifies the seekers who saved or applied for
 * the job, and refunds the credits that they spent on it. Returns the number of refunds.
 */
export async function refuseJob(
  deps: Deps,
  { jobId, actor, note }: Decision & { readonly note: string },
): Promise<{ refunds: number }> {
  const id = requireUuid(jobId, 'JOB_REMOVED');
  const now = deps.clock.now();
  const refunds = await deps.database.transaction(async (tx) => {
    const { title } = await lockWaitingJob(tx, id, [AWAITING_MODERATION], now);
    const data = { statusReason: MODERATION_REFUSED, moderationNote: note, statusChangedAt: now };
    const { companyId } = await tx.job.update({ where: { id }, data });
    await messageOfFirstJob(tx, id, now);
    await notifyCompanyOfJob(tx, { id, companyId, title }, 'refused', now);
    await notifyAboutJobs(tx, [id], 'removed', now);
    const refundCount = await refundJob(tx, { jobId: id, title, template: 'refunded-refused-job' }, now);
    const details = { reason: note, refunds: refundCount };
    await writeAudit(tx, { actor, action: 'job-refused', subject: id, details }, now);
    return refundCount;
  });
  deps.tasks.soon('push');
  deps.tasks.soon('send-messages');
  return { refunds };
}
