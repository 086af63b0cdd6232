import type { JobSearch } from '../search/job-search-params.ts';

/** The search with all of the panel's filters at their defaults; the city, the text and the order stay. */
export function clearedSearch(search: JobSearch): JobSearch {
  return {
    ...search,
    jobProfile: undefined,
    jobType: undefined,
    experience: undefined,
    experienceYears: undefined,
    pay: undefined,
    qualification: undefined,
    radiusKm: undefined,
  };
}
