import type { JobFilterInput } from '@nukkad/contract';
import { interpret, type JobRow, searchJobs } from '@nukkad/job-search';
import type { Container } from '../container.ts';

/** The newest jobs of the work itself that a search names: nothing near in meaning, and none beyond the circle. */
export async function newestOfWork(
  { database }: Pick<Container, 'database'>,
  filter: Omit<JobFilterInput, 'sortBy' | 'page' | 'size'>,
  size: number,
): Promise<readonly JobRow[]> {
  const query = await interpret(database, null, { ...filter, sortBy: 'NEWEST', page: 1, size });
  // Also where the text itself asks for the nearest.
  const newest = query.steps.map((step) => ({ ...step, query: { ...step.query, order: 'NEWEST' as const } }));
  const { rows, steps, hasNamedWork } = await searchJobs({ ...query, steps: newest }, { isCounted: false });
  const wider = steps?.find(({ step }) => step !== 'NAMED_WORK');
  return hasNamedWork ? rows.slice(0, wider?.from) : [];
}
