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
import { singleLine } from './single-line.ts';

/** The text, filters, place and order of a job search. They are stored only in the URL. */
export type JobSearch = JobFilterValues &
  Pick<JobFilterInput, 'text' | 'city' | 'sortBy'> & {
    /** Whether the search is around the reader's position. The position itself is never in the URL. */
    readonly isNearMe: boolean;
    /** Cursor of the first job to show, for paging without JavaScript. It is not a filter. */
    readonly after: string | undefined;
  };

/** Maximum length of a cursor in characters. The API rejects longer ones. */
const CURSOR_LENGTH_MAX = 200;

/** Reads the city from URL parameters. Older links contain it in the form `/joblist?jobs-in-pune`. */
function cityOf(params: URLSearchParams): string | undefined {
  const legacy = [...params.keys()].find((key) => key.startsWith(LEGACY_CITY));
  return singleLine(params.get('city') ?? legacy?.slice(LEGACY_CITY.length).replaceAll('-', ' ') ?? null, 80);
}

/** Reads a search from URL parameters. Invalid values are ignored. */
export function readJobSearch(params: URLSearchParams): JobSearch {
  return {
    ...readFilters(params),
    text: singleLine(params.get('q'), SEARCH_LENGTH_MAX),
    city: cityOf(params),
    sortBy: params.get('sort') === 'nearest' ? 'NEAREST' : 'NEWEST',
    isNearMe: params.get('near') === 'me',
    after: singleLine(params.get('after'), CURSOR_LENGTH_MAX),
  };
}

/** Writes a search into URL parameters, except its default values. Other parameters stay. */
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

/** Returns the path of the job list of a search, optionally starting at a cursor. */
export function listAddress(search: JobSearch, after?: string | null): string {
  const params = writeJobSearch(search);
  if (after) params.set('after', after);
  return params.size > 0 ? `/joblist?${params}` : '/joblist';
}

/** Returns the path of the map of a search. */
export function mapAddress(search: JobSearch): string {
  const params = writeJobSearch(search);
  return params.size > 0 ? `/mapjobs?${params}` : '/mapjobs';
}

/** Returns the number of active filters in the panel; city and text are not part of it. */
export function countActiveFilters(search: JobSearch): number {
  return JOB_FILTER_NAMES.filter((name) => {
    const filter = jobFilter(name);
    const value = search[name];
    if (value === undefined || isRefinement(filter)) return false;
    return filter.kind !== 'distance' || value !== filter.defaultValue;
  }).length;
}

/** Converts a search into the API's input. `point` is the reader's position. */
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
