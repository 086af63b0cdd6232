import { DAY_MS } from '@nukkad/domain/durations.ts';
import type { Container } from '../../container.ts';
import { lockJob } from '../../database/locks.queries.ts';
import { firstRow } from '../../database/rows.ts';
import { AppError } from '../../errors/app-error.ts';
import { isHidden } from '../../shared/hidden-job.ts';
import { requireUuid } from '../../shared/require-uuid.ts';

/** Gives a job its days anew from now; one that had run out is open again. Not for jobs that reports stopped. */
export async function renewJob(
  { database, clock, settings }: Pick<Container, 'database' | 'clock' | 'settings'>,
  jobId: string,
  actor: string,
): Promise<Date> {
  const id = requireUuid(jobId, 'JOB_REMOVED');
  const { jobLifetimeDays } = await settings.read();
  const now = clock.now();
  const expiresAt = new Date(now.getTime() + jobLifetimeDays * DAY_MS);
  await database.transaction(async (tx) => {
    const job = await firstRow(tx, lockJob(id));
    if (!job) throw new AppError('JOB_REMOVED');
    if (isHidden(job.reason) || job.reason === 'reported') throw new AppError('CONFLICT');
    await tx.job.update({
      where: { id },
      data: { expiresAt, status: 'ACTIVE', statusReason: null, statusChangedAt: now },
    });
    await tx.auditEntry.create({ data: { actor, action: 'job-renewed', subject: id, createdAt: now } });
  });
  return expiresAt;
}
