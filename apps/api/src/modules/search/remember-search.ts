import { isForeignKeyViolation } from '@nukkad/db';
import type { Container } from '../../container.ts';
import { AppError } from '../../errors/app-error.ts';
import { requireUuid } from '../../shared/require-uuid.ts';
import { requireJob } from '../applications/require-job.ts';

type Deps = Pick<Container, 'database' | 'clock'>;

interface Opened {
  readonly candidateId: string;
  readonly id: string;
}

const REMEMBER = {
  job: `INSERT INTO recent_job (candidate_id, job_id, searched_at) VALUES ($1::uuid, $2::uuid, $3::timestamptz)
    ON CONFLICT (candidate_id, job_id) DO UPDATE SET searched_at = excluded.searched_at`,
  company: `INSERT INTO recent_company (candidate_id, company_id, searched_at)
    VALUES ($1::uuid, $2::uuid, $3::timestamptz)
    ON CONFLICT (candidate_id, company_id) DO UPDATE SET searched_at = excluded.searched_at`,
};

async function remember(
  { database, clock }: Deps,
  sql: string,
  { candidateId, id }: Opened,
): Promise<boolean> {
  try {
    await database.query(sql, [candidateId, id, clock.now()]);
    return true;
  } catch (error) {
    if (isForeignKeyViolation(error)) return false;
    throw error;
  }
}

/** Remembers a job opened from the search: the latest first, each once. */
export async function rememberJob(deps: Deps, candidateId: string, jobId: string): Promise<void> {
  const id = await requireJob(deps.database, jobId);
  if (!(await remember(deps, REMEMBER.job, { candidateId, id }))) throw new AppError('JOB_REMOVED');
}

/** The same for a company. */
export async function rememberCompany(deps: Deps, candidateId: string, companyId: string): Promise<void> {
  const id = requireUuid(companyId);
  if (!(await remember(deps, REMEMBER.company, { candidateId, id }))) throw new AppError('NOT_FOUND');
}
