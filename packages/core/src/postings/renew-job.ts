import type { Container } from '../container.ts';
import { lockJob } from '../database/locks.queries.ts';
import { firstRow } from '../database/rows.ts';
import { AppError, conflict } from '../errors/app-error.ts';
import { jobDays } from '../jobs/job-days.ts';
import { writeAudit } from '../shared/audit.ts';
import { hiddenBecause } from '../shared/hidden-job.ts';
import { requireUuid } from '../shared/require-uuid.ts';

function refusalOf(reason: string | null): string | null {
  if (reason === 'reported') return 'was paused by reports: "reports resume" or "reports remove" settles it';
  if (reason === 'company-suspended') return 'is of a suspended company: "companies restore" opens it again';
  return hiddenBecause(reason);
}

/**
 * Renews a job for its full number of days. An expired job opens again. Throws CONFLICT if reports or moderation
 * stopped the job.
 */
export async function renewJob(
  { database, clock, settings }: Pick<Container, 'database' | 'clock' | 'settings'>,
  jobId: string,
  actor: string,
): Promise<Date> {
  const id = requireUuid(jobId, 'JOB_REMOVED');
  const { jobLifetimeDays } = await settings.read();
  const now = clock.now();
  const { expiresAt } = jobDays(now, jobLifetimeDays);
  await database.transaction(async (tx) => {
    const job = await firstRow(tx, lockJob(id));
    if (!job) throw new AppError('JOB_REMOVED');
    const refusal = refusalOf(job.reason);
    if (refusal !== null) throw conflict('job', refusal);
    const until = { from: job.expiresAt, to: expiresAt };
    await tx.job.update({
      where: { id },
      data: { expiresAt, renewedAt: now, status: 'ACTIVE', statusReason: null, statusChangedAt: now },
    });
    await writeAudit(tx, { actor, action: 'job-renewed', subject: id, details: { until } }, now);
  });
  return expiresAt;
}
