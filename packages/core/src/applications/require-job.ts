import type { Container } from '../container.ts';
import { AppError } from '../errors/app-error.ts';
import { isHidden } from '../shared/hidden-job.ts';
import { requireUuid } from '../shared/require-uuid.ts';

/** Returns the id of an existing job. Throws JOB_REMOVED if it does not exist or is hidden. */
export async function requireJob(database: Container['database'], jobId: string): Promise<string> {
  const id = requireUuid(jobId, 'JOB_REMOVED');
  const job = await database.prisma.job.findUnique({ where: { id }, select: { statusReason: true } });
  if (!job || isHidden(job.statusReason)) throw new AppError('JOB_REMOVED');
  return id;
}
