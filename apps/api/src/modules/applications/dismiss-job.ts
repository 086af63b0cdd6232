import type { Container } from '../../container.ts';
import { rows } from '../../database/rows.ts';
import { requireJob } from './require-job.ts';

type Deps = Pick<Container, 'database' | 'clock'>;

const DISMISS = `
  INSERT INTO dismissed_job (candidate_id, job_id, created_at) VALUES ($1::uuid, $2::uuid, $3::timestamptz)
  ON CONFLICT DO NOTHING`;

/** Hides a job from this seeker's lists, map, picks and suggestions. */
export async function dismissJob(
  { database, clock }: Deps,
  candidateId: string,
  jobId: string,
): Promise<void> {
  const id = await requireJob(database, jobId);
  await rows(database, DISMISS, candidateId, id, clock.now());
}

/** Shows a hidden job again. */
export async function undoDismissal({ database }: Deps, candidateId: string, asked: string): Promise<void> {
  const jobId = await requireJob(database, asked);
  await database.prisma.dismissedJob.deleteMany({ where: { candidateId, jobId } });
}
