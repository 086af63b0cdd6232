import type { Container } from '../container.ts';
import { insertDismissedJob } from './applications.queries.ts';
import { requireJob } from './require-job.ts';

type Deps = Pick<Container, 'database' | 'clock'>;

/** Hides a job from this seeker's lists, map, picks and suggestions. */
export async function dismissJob(
  { database, clock }: Deps,
  candidateId: string,
  jobId: string,
): Promise<void> {
  const id = await requireJob(database, jobId);
  await database.query(insertDismissedJob(candidateId, id, clock.now()));
}

/** Shows a hidden job again. */
export async function undoDismissal({ database }: Deps, candidateId: string, jobId: string): Promise<void> {
  const id = await requireJob(database, jobId);
  await database.prisma.dismissedJob.deleteMany({ where: { candidateId, jobId: id } });
}
