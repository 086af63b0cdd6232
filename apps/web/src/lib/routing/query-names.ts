import { JOB_FILTERS } from '@nukkad/contract';

/** The names of a job search in an address: its words, its place, its order and its filters. */
export const SEARCH_NAMES: ReadonlySet<string> = new Set([
  'q',
  'city',
  'near',
  'sort',
  ...Object.values(JOB_FILTERS).map(({ url }) => url),
]);

/** `/joblist?jobs-in-pune`: how older links name a city. */
export const LEGACY_CITY = 'jobs-in-';

/**
 * Every name that a screen reads from the query of its address. The web server renders a page once for all addresses
 * that differ in other names only, so a name that is missing here does not reach the rendered page.
 */
const QUERY_NAMES: ReadonlySet<string> = new Set([
  ...SEARCH_NAMES,
  'after',
  'again',
  'job',
  'list',
  'referral',
  'returnTo',
  'stars',
  'tab',
  'topic',
]);

/** Pages whose address begins its query with the share id or the id of what they show: `/jobs?cook-aZ09bY`. */
const NAMED_BY_QUERY: ReadonlySet<string> = new Set([
  '/blogdetail',
  '/chatcompany',
  '/companyfeedback',
  '/companyprofile',
  '/companyreview',
  '/companyWebsite',
  '/jobs',
  '/postedjobs',
]);

/** Whether the first part of a query, whatever its name, says what the page at this path (without language) shows. */
export function isNamedByQuery(path: string): boolean {
  return NAMED_BY_QUERY.has(path.replace(/\/+$/, ''));
}

/** Whether a screen reads this name from the query of its address. */
export function isQueryName(name: string): boolean {
  return QUERY_NAMES.has(name) || name.startsWith(LEGACY_CITY);
}
