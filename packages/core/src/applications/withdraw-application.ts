import type { ApplicationStatus } from '@nukkad/contract';
import type { Container } from '../container.ts';
import { AppError } from '../errors/app-error.ts';
import { requireJob } from './require-job.ts';
import { writeApplicationEvent } from './write-application-event.ts';

/** The statuses in which a seeker may withdraw an application. */
export const OPEN_STATUSES: readonly ApplicationStatus[] = [
  'APPLIED',
  'SHORTLISTED',
  'SCHEDULED',
  'INTERVIEWED',
];

/** Withdraws an open application. The credit is not refunded; the seeker may apply again at once. */
export async function withdrawApplication(
  { database, clock }: Pick<Container, 'database' | 'clock'>,
  candidateId: string,
  requestedJobId: string,
): Promise<void> {
  const jobId = await requireJob(database, requestedJobId);
  const now = clock.now();
  await database.transaction(async (tx) => {
    const [withdrawn] = await tx.application.updateManyAndReturn({
      where: { candidateId, jobId, status: { in: [...OPEN_STATUSES] } },
      data: { status: 'WITHDRAWN', statusChangedAt: now },
      select: { id: true },
    });
    if (!withdrawn) throw new AppError('NOT_APPLIED');
    await writeApplicationEvent(tx, { applicationId: withdrawn.id, status: 'WITHDRAWN' }, now);
  });
}
