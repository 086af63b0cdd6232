import { RADIUS_KM_DEFAULT } from '@nukkad/contract';
import type { JobSearch } from './job-search-params.ts';

/** The filters as the search's advice ("loosen") names them, each with what is left when it is given up. */
const GONE = {
  text: { text: undefined },
  jobProfile: { jobProfile: undefined },
  jobType: { jobType: undefined },
  experience: { experience: undefined, experienceYears: undefined },
  pay: { pay: undefined },
  qualification: { qualification: undefined },
  radius: { radiusKm: RADIUS_KM_DEFAULT },
  city: { city: undefined, isNearMe: false },
} satisfies Record<string, Partial<JobSearch>>;

export type FilterName = keyof typeof GONE;

export function isFilterName(name: string): name is FilterName {
  return Object.hasOwn(GONE, name);
}

/** The same search with one filter taken out. */
export function withoutFilter(search: JobSearch, name: FilterName): JobSearch {
  return { ...search, ...GONE[name] };
}
