import type { Language } from '@nukkad/contract';
import { ApiError } from '@nukkad/contract/api-error.ts';
import { redirect } from 'react-router-dom';
import {
  type JobSearch,
  listAddress,
  writeJobSearch,
} from '../../features/job-search/search/job-search-params.ts';
import {
  filterOptionsQuery,
  jobSearchQuery,
  type SearchPoints,
  topPicksQuery,
} from '../../features/job-search/search/job-search-queries.ts';
import { listAddressQuery } from '../../features/job-search/search/list-address-query.ts';
import { type ListPath, listPath, readListPath } from '../../features/job-search/search/list-path.ts';
import { searchAt } from '../../features/job-search/search/use-job-search.ts';
import { officialCityQuery } from '../../lib/place/official-city-query.ts';
import { storedSearchPoints } from '../../lib/place/use-origin.ts';
import { loadRequired } from '../../lib/query/load-required.ts';
import { notFound } from '../../lib/routing/screen-module.ts';
import type { Services } from '../../lib/services.ts';
import { requireChosenCity } from './chosen-city-home.ts';

/** Responds with 404, on the server only, if the search names an unknown city and has no jobs. */
async function requireCity(services: Services, search: JobSearch): Promise<void> {
  if (!services.isServer || search.city === undefined) return;
  const { queryClient } = services;
  const official = await queryClient.ensureQueryData(officialCityQuery(services, search.city));
  const [first] = queryClient.getQueryData(jobSearchQuery(services, search).queryKey)?.pages ?? [];
  // The API also finds jobs by other names of a city (Bombay), which the list of cities does not contain.
  if (official === null && first?.total === 0 && first.nearby.length === 0) notFound('city');
}

/** Loads the list; cached jobs are shown at once. An invalid cursor redirects to the beginning of the list. */
async function loadList(services: Services, search: JobSearch, points: SearchPoints): Promise<void> {
  try {
    await services.queryClient.ensureInfiniteQueryData(jobSearchQuery(services, search, points));
  } catch (error) {
    const isBroken = search.after !== undefined && error instanceof ApiError && error.status === 400;
    throw isBroken ? redirect(listAddress(search)) : error;
  }
}

/** Returns whether the city of an unknown list exists. The 404 page then offers the jobs of that city. */
async function isCityKnown(services: Services, { city, work }: ListPath): Promise<boolean> {
  if (work === undefined) return false;
  return (await services.queryClient.fetchQuery(listAddressQuery(services, { city }))) !== null;
}

/** Responds with 404 for an unknown city or occupation, and redirects other names to the canonical address (301). */
async function requireCanonical(
  services: Services,
  path: ListPath,
  { pathname, search }: URL,
): Promise<void> {
  const list = await services.queryClient.ensureQueryData(listAddressQuery(services, path));
  if (list === null) notFound((await isCityKnown(services, path)) ? 'page' : 'city');
  const { paths } = list.works.at(-1) ?? list.city ?? {};
  const canonical = paths && listPath(paths[services.i18n.language as Language]);
  if (canonical && decodeURI(canonical) !== decodeURI(pathname)) throw redirect(canonical + search, 301);
}

/** Loads the list of the city and occupation in the address or the query, which determines the canonical address. */
async function loadListAddress(services: Services, url: URL): Promise<void> {
  const { queryClient, isServer } = services;
  const path = readListPath(url.pathname);
  if (path === null) {
    const { city, jobProfile: work } = searchAt(services, url.pathname, url.searchParams);
    if (isServer && city !== undefined)
      await queryClient.ensureQueryData(listAddressQuery(services, { city, work }));
    return;
  }
  try {
    await requireCanonical(services, path, url);
  } catch (error) {
    // Offline, the page uses the names in the address.
    if (isServer || error instanceof Response) throw error;
  }
}

/** Returns whether the search has no filters and starts at the first page. */
export function isWholeList(search: JobSearch): boolean {
  return search.after === undefined && writeJobSearch(search).toString() === '';
}

/** Loads the data of the address into the query cache. Parts that fail are loaded again by the browser. */
export async function load(services: Services, url: URL): Promise<void> {
  requireChosenCity(services, url);
  await loadListAddress(services, url);
  const search = searchAt(services, url.pathname, url.searchParams);
  const { queryClient, isServer } = services;
  const points: SearchPoints = isServer ? {} : storedSearchPoints();
  await Promise.all([
    loadRequired(services, loadList(services, search, points)),
    isWholeList(search) &&
      queryClient.ensureQueryData(topPicksQuery(services, points.point)).catch(() => undefined),
    queryClient.prefetchQuery(filterOptionsQuery(services)),
  ]);
  await requireCity(services, search);
}
