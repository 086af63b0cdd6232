import type { Container } from '../container.ts';
import { firstRow } from '../database/rows.ts';
import { AppError, conflict } from '../errors/app-error.ts';
import { jobDays } from '../jobs/job-days.ts';
import { lockJobWithTitle } from '../moderation/moderation.queries.ts';
import { notifyCompanyOfJob } from '../moderation/notify-company-of-job.ts';
import { writeAudit } from '../shared/audit.ts';
import { hiddenBecause } from '../shared/hidden-job.ts';
import { requireUuid } from '../shared/require-uuid.ts';

function refusalOf(reason: string | null): string | null {
  if (reason === 'reported') return 'was paused by reports: "reports resume" or "reports remove" settles it';
  if (reason === 'company-suspended') return 'is of a suspended company: "companies restore" opens it again';
  return hiddenBecause(reason);
}

/**
 * Renews a job for its full number of days. A closed or paused job opens again, and the members of its company are notified.
 * Throws CONFLICT if reports or moderation stopped the job.
 */
export async function renewJob(
  { database, clock, settings, tasks }: Pick<Container, 'database' | 'clock' | 'settings' | 'tasks'>,
  jobId: string,
  actor: string,
): Promise<Date> {
  const id = requireUuid(jobId, 'JOB_REMOVED');
  const { jobLifetimeDays } = await settings.read();
  const now = clock.now();
  const { expiresAt } = jobDays(now, jobLifetimeDays);
  const isReopened = await database.transaction(async (tx) => {
    const job = await firstRow(tx, lockJobWithTitle(id, now));
    if (!job) throw new AppError('JOB_REMOVED');
    const refusal = refusalOf(job.statusReason);
    if (refusal !== null) throw conflict('job', refusal);
    const until = { from: job.expiresAt, to: expiresAt };
    const wasOpen = job.status === 'ACTIVE';
    const opened = wasOpen ? {} : ({ status: 'ACTIVE', statusReason: null, statusChangedAt: now } as const);
    await tx.job.update({ where: { id }, data: { ...opened, expiresAt, renewedAt: now } });
    if (!wasOpen) await notifyCompanyOfJob(tx, { ...job, id }, 'opened', now);
    await writeAudit(tx, { actor, action: 'job-renewed', subject: id, details: { until } }, now);
    return !wasOpen;
  });
  if (isReopened) tasks.soon('push');
  return expiresAt;
}
