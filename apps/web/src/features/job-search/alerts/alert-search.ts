import { type AlertSearch, JOB_FILTER_NAMES, type JobFilterValues } from '@nukkad/contract';
import { countActiveFilters, type JobSearch } from '../search/job-search-params.ts';

/** What is watched of a search: everything but its order and where it is read from. */
export function alertSearchOf(search: JobSearch): AlertSearch {
  const filters = Object.fromEntries(JOB_FILTER_NAMES.map((name) => [name, search[name]])) as JobFilterValues;
  return { ...filters, text: search.text, city: search.city, isNearMe: search.isNearMe };
}

/** The list of a search that is watched. */
export const searchOfAlert = (search: AlertSearch): JobSearch => ({
  ...search,
  text: search.text,
  city: search.city,
  sortBy: 'NEWEST',
  after: undefined,
});

/** Whether a search asks for anything that one could be told of. */
export function canBeWatched(search: JobSearch): boolean {
  const { text, city, isNearMe } = search;
  return text !== undefined || city !== undefined || isNearMe || countActiveFilters(search) > 0;
}
