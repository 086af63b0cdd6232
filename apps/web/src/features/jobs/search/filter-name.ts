import { RADIUS_KM_DEFAULT } from '@nukkad/contract';
import type { JobSearch } from './job-search-params.ts';

/** The filters as the search's advice ("loosen") names them, and the search without each. */
const WITHOUT: Record<string, (search: JobSearch) => JobSearch> = {
  text: (search) => ({ ...search, text: undefined }),
  jobProfile: (search) => ({ ...search, jobProfile: undefined }),
  jobType: (search) => ({ ...search, jobType: undefined }),
  experience: (search) => ({ ...search, experience: undefined, experienceYears: undefined }),
  pay: (search) => ({ ...search, pay: undefined }),
  qualification: (search) => ({ ...search, qualification: undefined }),
  radius: (search) => ({ ...search, radiusKm: RADIUS_KM_DEFAULT }),
  city: (search) => ({ ...search, city: undefined, isNearMe: false }),
};

export type FilterName =
  | 'text'
  | 'jobProfile'
  | 'jobType'
  | 'experience'
  | 'pay'
  | 'qualification'
  | 'radius'
  | 'city';

export function isFilterName(name: string): name is FilterName {
  return Object.hasOwn(WITHOUT, name);
}

/** The same search with one filter taken out. */
export function withoutFilter(search: JobSearch, name: FilterName): JobSearch {
  return WITHOUT[name]?.(search) ?? search;
}
