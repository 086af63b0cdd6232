import { isForeignKeyViolation } from '@nukkad/db';
import type { Query } from '@nukkad/db/sql.ts';
import { requireJob } from '../applications/require-job.ts';
import type { Container } from '../container.ts';
import { AppError } from '../errors/app-error.ts';
import { requireUuid } from '../shared/require-uuid.ts';
import { upsertRecentCompany, upsertRecentJob } from './search.queries.ts';

type Deps = Pick<Container, 'database' | 'clock'>;

/** Whether what was opened is there (any more). */
async function isRemembered({ database }: Deps, upsert: Query<unknown>): Promise<boolean> {
  try {
    await database.query(upsert);
    return true;
  } catch (error) {
    if (isForeignKeyViolation(error)) return false;
    throw error;
  }
}

/** Remembers a job opened from the search: the latest first, each once. */
export async function rememberJob(deps: Deps, candidateId: string, jobId: string): Promise<void> {
  const id = await requireJob(deps.database, jobId);
  const upsert = upsertRecentJob(candidateId, id, deps.clock.now());
  if (!(await isRemembered(deps, upsert))) throw new AppError('JOB_REMOVED');
}

/** The same for a company. */
export async function rememberCompany(deps: Deps, candidateId: string, companyId: string): Promise<void> {
  const id = requireUuid(companyId);
  const upsert = upsertRecentCompany(candidateId, id, deps.clock.now());
  if (!(await isRemembered(deps, upsert))) throw new AppError('NOT_FOUND');
}
