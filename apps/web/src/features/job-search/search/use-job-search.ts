import { useCallback, useMemo } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { type Services, useServices } from '../../../lib/services.ts';
import { type JobSearch, readJobSearch, writeJobSearch } from './job-search-params.ts';
import { listAddressQuery } from './list-address-query.ts';
import { readListPath } from './list-path.ts';

/**
 * Reads the search of a URL whose path may name a city and an occupation. The page's loader resolves the names to
 * keys. If they are not resolved, as when offline, the API receives the names.
 */
export function searchAt(
  { api, queryClient }: Pick<Services, 'api' | 'queryClient'>,
  pathname: string,
  params: URLSearchParams,
): JobSearch {
  const search = readJobSearch(params);
  const path = readListPath(pathname);
  if (path === null) return search;
  const list = queryClient.getQueryData(listAddressQuery({ api }, path).queryKey);
  if (!list) return { ...search, city: path.city, jobProfile: path.work };
  return { ...search, city: list.city?.name ?? path.city, jobProfile: list.works.at(-1)?.key };
}

/** Returns the search of the current URL and a function that changes it. */
export function useJobSearch(): readonly [JobSearch, (search: JobSearch) => void] {
  const services = useServices();
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const [params] = useSearchParams();
  const search = useMemo(() => searchAt(services, pathname, params), [services, pathname, params]);
  const change = useCallback(
    (next: JobSearch) => {
      const changed = writeJobSearch(next, params);
      // A new search starts at the first page and closes the job next to the list.
      for (const name of ['after', 'job']) changed.delete(name);
      navigate(`${readListPath(pathname) ? '/joblist' : pathname}?${changed}`);
    },
    [navigate, pathname, params],
  );
  return [search, change];
}
