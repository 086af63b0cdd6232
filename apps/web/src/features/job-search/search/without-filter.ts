import {
  isRefinement,
  JOB_FILTER_NAMES,
  type JobFilterName,
  jobFilter,
  withoutChosen,
} from '@nukkad/contract';
import type { JobSearch } from './job-search-params.ts';

export type FilterName = 'text' | 'city' | JobFilterName;

/**
 * Converts a filter name in the API's field `loosen` to the name used here; undefined if this version does not know
 * it.
 */
export function filterByWireName(name: string): FilterName | undefined {
  if (name === 'text' || name === 'city') return name;
  return JOB_FILTER_NAMES.find((known) => {
    const filter = jobFilter(known);
    return (filter.relaxedAs ?? known) === name && !isRefinement(filter);
  });
}

/** Removes one filter from a search. */
export function withoutFilter(search: JobSearch, name: FilterName): JobSearch {
  if (name === 'text') return { ...search, text: undefined };
  if (name === 'city') return { ...search, city: undefined, isNearMe: false };
  return { ...search, ...withoutChosen(name) };
}
