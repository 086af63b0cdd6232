import type { JobFilterInput } from '@nukkad/contract';
import { interpret, type JobRow, searchJobs, withoutNearFirst } from '@nukkad/job-search';
import type { Container } from '../container.ts';

/**
 * Returns the newest jobs that match a search exactly. Fallback results are left out: related occupations and jobs outside
 * the search radius.
 */
export async function findNewestOfWork(
  { database }: Pick<Container, 'database'>,
  filter: Omit<JobFilterInput, 'sortBy' | 'page' | 'size'>,
  size: number,
): Promise<readonly JobRow[]> {
  const query = await interpret(database, null, { ...filter, sortBy: 'NEWEST', page: 1, size });
  // Overrides the order even if the text says "nearest".
  const newest = withoutNearFirst(query.steps).map((step) => ({
    ...step,
    query: { ...step.query, order: 'NEWEST' as const },
  }));
  const { rows, steps, hasNamedWork } = await searchJobs({ ...query, steps: newest }, { isCounted: false });
  const fallback = steps?.find(({ step }) => step !== 'NAMED_WORK');
  return hasNamedWork ? rows.slice(0, fallback?.from) : [];
}
