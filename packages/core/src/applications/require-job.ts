import type { Container } from '../container.ts';
import { AppError } from '../errors/app-error.ts';
import { isHidden } from '../shared/hidden-job.ts';
import { requireUuid } from '../shared/require-uuid.ts';

/** The id of a job that exists; 404 'this job has been removed' otherwise. */
export async function requireJob(database: Container['database'], asked: string): Promise<string> {
  const id = requireUuid(asked, 'JOB_REMOVED');
  const job = await database.prisma.job.findUnique({ where: { id }, select: { statusReason: true } });
  if (!job || isHidden(job.statusReason)) throw new AppError('JOB_REMOVED');
  return id;
}
