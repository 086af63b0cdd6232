import type { ApplicationStatus } from '@nukkad/contract';
import type { Container } from '../container.ts';
import { AppError } from '../errors/app-error.ts';
import { requireJob } from './require-job.ts';
import { writeApplicationEvent } from './write-application-event.ts';

/** Applications that their seeker can still take back. */
export const OPEN_STATUSES: readonly ApplicationStatus[] = [
  'APPLIED',
  'SHORTLISTED',
  'SCHEDULED',
  'INTERVIEWED',
];

/** Takes an open application back. The credit stays spent; one may apply again at once. */
export async function withdrawApplication(
  { database, clock }: Pick<Container, 'database' | 'clock'>,
  candidateId: string,
  asked: string,
): Promise<void> {
  const jobId = await requireJob(database, asked);
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
