import { JOB_FILTERS } from '@nukkad/contract';
import type { JobSearch } from '../search/job-search-params.ts';

const CLEARED: Partial<JobSearch> = Object.fromEntries(
  Object.keys(JOB_FILTERS).map((name) => [name, undefined]),
);

/** The search with all of the panel's filters at their defaults; the city, the text and the order stay. */
export function clearedSearch(search: JobSearch): JobSearch {
  return { ...search, ...CLEARED };
}
