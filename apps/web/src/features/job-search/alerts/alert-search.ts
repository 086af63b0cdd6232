import { type AlertSearch, JOB_FILTER_NAMES, type JobFilterValues } from '@nukkad/contract';
import { countActiveFilters, type JobSearch } from '../search/job-search-params.ts';

/** Returns the part of a search that an alert stores: everything but the order and the page. */
export function alertSearchOf(search: JobSearch): AlertSearch {
  const filters = Object.fromEntries(JOB_FILTER_NAMES.map((name) => [name, search[name]])) as JobFilterValues;
  return { ...filters, text: search.text, city: search.city, isNearMe: search.isNearMe };
}

/** Converts an alert back into a search. */
export const searchOfAlert = (search: AlertSearch): JobSearch => ({
  ...search,
  text: search.text,
  city: search.city,
  sortBy: 'NEWEST',
  after: undefined,
});

/** Returns whether a search has a condition, so that an alert for it makes sense. */
export function canHaveAlert(search: JobSearch): boolean {
  const { text, city, isNearMe } = search;
  return text !== undefined || city !== undefined || isNearMe || countActiveFilters(search) > 0;
}
