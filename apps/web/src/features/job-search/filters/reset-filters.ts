import { JOB_FILTERS } from '@nukkad/contract';
import type { JobSearch } from '../search/job-search-params.ts';

const CLEARED: Partial<JobSearch> = Object.fromEntries(
  Object.keys(JOB_FILTERS).map((name) => [name, undefined]),
);

/** Resets all filters of the panel to their defaults; city, text and order stay. */
export function resetFilters(search: JobSearch): JobSearch {
  return { ...search, ...CLEARED };
}
