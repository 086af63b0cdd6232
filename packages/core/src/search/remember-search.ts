import { isForeignKeyViolation } from '@nukkad/db';
import type { Query } from '@nukkad/db/sql.ts';
import { requireJob } from '../applications/require-job.ts';
import type { Container } from '../container.ts';
import { AppError } from '../errors/app-error.ts';
import { requireUuid } from '../shared/require-uuid.ts';
import { upsertRecentCompany, upsertRecentJob } from './search.queries.ts';

type Deps = Pick<Container, 'database' | 'clock'>;

/** Whether the opened job or company still exists. */
async function isRemembered({ database }: Deps, upsert: Query<unknown>): Promise<boolean> {
  try {
    await database.query(upsert);
    return true;
  } catch (error) {
    if (isForeignKeyViolation(error)) return false;
    throw error;
  }
}

/** Stores a job that was opened from the search as the latest, without duplicates. */
export async function rememberJob(deps: Deps, candidateId: string, jobId: string): Promise<void> {
  const id = await requireJob(deps.database, jobId);
  const upsert = upsertRecentJob(candidateId, id, deps.clock.now());
  if (!(await isRemembered(deps, upsert))) throw new AppError('JOB_REMOVED');
}

/** Stores a company that was opened from the search. */
export async function rememberCompany(deps: Deps, candidateId: string, companyId: string): Promise<void> {
  const id = requireUuid(companyId);
  const upsert = upsertRecentCompany(candidateId, id, deps.clock.now());
  if (!(await isRemembered(deps, upsert))) throw new AppError('NOT_FOUND');
}
