import { JOB_FILTERS } from '@nukkad/contract';

/** Query parameters of a job search: text, place, order and filters. */
export const SEARCH_NAMES: ReadonlySet<string> = new Set([
  'q',
  'city',
  'near',
  'sort',
  ...Object.values(JOB_FILTERS).map(({ url }) => url),
]);

/** Prefix of the query parameter that names a city in older links, such as `/joblist?jobs-in-pune`. */
export const LEGACY_CITY = 'jobs-in-';

/**
 * All query parameters that screens read. The web server renders one page for all URLs that differ only in other
 * parameters, so a screen cannot read a parameter that is missing here.
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

/** Pages whose query starts with the share id or id of the shown item: `/jobs?cook-aZ09bY`. */
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

/**
 * Returns whether the first part of a page's query selects the shown item, whatever its name. The path has no
 * language prefix.
 */
export function isNamedByQuery(path: string): boolean {
  return NAMED_BY_QUERY.has(path.replace(/\/+$/, ''));
}

/** Returns whether a screen reads this query parameter. */
export function isQueryName(name: string): boolean {
  return QUERY_NAMES.has(name) || name.startsWith(LEGACY_CITY);
}
