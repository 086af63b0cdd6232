import { DAY_MS } from '@nukkad/domain/durations.ts';
import type { Container } from '../../container.ts';
import { lockJob } from '../../database/locks.queries.ts';
import { firstRow } from '../../database/rows.ts';
import { AppError, conflict } from '../../errors/app-error.ts';
import { hiddenBecause } from '../../shared/hidden-job.ts';
import { requireUuid } from '../../shared/require-uuid.ts';

function refusalOf(reason: string | null): string | null {
  if (reason === 'reported') return 'was paused by reports: "reports resume" or "reports remove" settles it';
  if (reason === 'company-suspended') return 'is of a suspended company: "companies restore" opens it again';
  return hiddenBecause(reason);
}

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
    const refusal = refusalOf(job.reason);
    if (refusal !== null) throw conflict('job', refusal);
    await tx.job.update({
      where: { id },
      data: { expiresAt, status: 'ACTIVE', statusReason: null, statusChangedAt: now },
    });
    await tx.auditEntry.create({ data: { actor, action: 'job-renewed', subject: id, createdAt: now } });
  });
  return expiresAt;
}
