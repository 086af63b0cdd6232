import {
  isRefinement,
  JOB_FILTER_NAMES,
  type JobFilterInput,
  type JobFilterValues,
  jobFilter,
  PAGE_SIZE_DEFAULT,
  SEARCH_LENGTH_MAX,
} from '@nukkad/contract';
import { writeFilters } from '@nukkad/contract/jobs/job-filter-address.ts';
import { LEGACY_CITY, SEARCH_NAMES } from '../../../lib/routing/query-names.ts';
import { readFilters } from './filter-address.ts';
import { lineOf } from './line-of.ts';

/** The job list's filters, as they stand in its address and nowhere else. */
export type JobSearch = JobFilterValues &
  Pick<JobFilterInput, 'text' | 'city' | 'sortBy'> & {
    /** Around the reader's own point, which stays in the browser. */
    readonly isNearMe: boolean;
    /** Where the list begins when it is read page by page, without script: no filter, and not written with them. */
    readonly after: string | undefined;
  };

/** The API takes no longer ones. */
const CURSOR_LENGTH_MAX = 200;

/** Older links name the city in the address itself: `/joblist?jobs-in-pune`. */
function cityOf(params: URLSearchParams): string | undefined {
  const legacy = [...params.keys()].find((key) => key.startsWith(LEGACY_CITY));
  return lineOf(params.get('city') ?? legacy?.slice(LEGACY_CITY.length).replaceAll('-', ' ') ?? null, 80);
}

/** Reads the filters from an address; what does not make sense is left out. */
export function readJobSearch(params: URLSearchParams): JobSearch {
  return {
    ...readFilters(params),
    text: lineOf(params.get('q'), SEARCH_LENGTH_MAX),
    city: cityOf(params),
    sortBy: params.get('sort') === 'nearest' ? 'NEAREST' : 'NEWEST',
    isNearMe: params.get('near') === 'me',
    after: lineOf(params.get('after'), CURSOR_LENGTH_MAX),
  };
}

/** Writes the filters into an address, leaving out what is at its default; other parameters stay. */
export function writeJobSearch(
  search: JobSearch,
  onto: URLSearchParams = new URLSearchParams(),
): URLSearchParams {
  const params = new URLSearchParams(onto);
  for (const name of [...params.keys()]) {
    if (name.startsWith(LEGACY_CITY) || SEARCH_NAMES.has(name)) params.delete(name);
  }
  const { text, city, isNearMe, sortBy } = search;
  if (text) params.set('q', text);
  if (city) params.set('city', city);
  if (isNearMe) params.set('near', 'me');
  for (const [name, value] of writeFilters(search)) params.set(name, value);
  if (sortBy === 'NEAREST') params.set('sort', 'nearest');
  return params;
}

/** The list of a search, from its beginning or from `after` on. */
export function listAddress(search: JobSearch, after?: string | null): string {
  const params = writeJobSearch(search);
  if (after) params.set('after', after);
  return params.size > 0 ? `/joblist?${params}` : '/joblist';
}

/** The same search on the map. */
export function mapAddress(search: JobSearch): string {
  const params = writeJobSearch(search);
  return params.size > 0 ? `/mapjobs?${params}` : '/mapjobs';
}

/** How many of the panel's filters are on; the city and the text are not of the panel. */
export function countActiveFilters(search: JobSearch): number {
  return JOB_FILTER_NAMES.filter((name) => {
    const filter = jobFilter(name);
    const value = search[name];
    if (value === undefined || isRefinement(filter)) return false;
    return filter.kind !== 'distance' || value !== filter.defaultValue;
  }).length;
}

/** The call that answers these filters; `point` is the reader's own, where it is known. */
export function filterInputOf(
  search: JobSearch,
  point: JobFilterInput['point'],
  cursor?: string | undefined,
): JobFilterInput {
  return {
    ...Object.fromEntries(JOB_FILTER_NAMES.map((name) => [name, search[name]])),
    text: search.text,
    city: search.city,
    point: search.isNearMe ? point : undefined,
    sortBy: search.sortBy,
    page: 1,
    size: PAGE_SIZE_DEFAULT,
    cursor,
  };
}
