import type { Container } from '../container.ts';
import { requireUuid } from '../shared/require-uuid.ts';
import { deleteRecentCompanies, deleteRecentJobs } from './search.queries.ts';

type Deps = Pick<Container, 'database'>;

interface Opened {
  readonly kind: 'job' | 'company';
  readonly id: string;
}

/** Forgets a job or company that was opened from the search, or all of them; one that is forgotten already is no error. */
export async function forgetOpened(
  { database }: Deps,
  candidateId: string,
  { kind, id }: Opened,
  isAll: boolean,
): Promise<void> {
  const forget = kind === 'job' ? deleteRecentJobs : deleteRecentCompanies;
  await database.query(forget(candidateId, requireUuid(id), isAll));
}
