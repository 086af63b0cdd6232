import type { Container } from '../container.ts';
import { requireUuid } from '../shared/require-uuid.ts';
import { deleteRecentCompanies, deleteRecentJobs } from './search.queries.ts';

type Deps = Pick<Container, 'database'>;

interface Opened {
  readonly kind: 'job' | 'company';
  readonly id: string;
}

/**
 * Removes one job or company, or all of them, from the recent searches. Removing one that is already gone is no
 * error.
 */
export async function forgetOpened(
  { database }: Deps,
  candidateId: string,
  { kind, id }: Opened,
  isAll: boolean,
): Promise<void> {
  const forget = kind === 'job' ? deleteRecentJobs : deleteRecentCompanies;
  await database.query(forget(candidateId, requireUuid(id), isAll));
}
