import { useCallback, useMemo } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { type Services, useServices } from '../../../lib/services.ts';
import { type JobSearch, readJobSearch, writeJobSearch } from './job-search-params.ts';
import { listAddressQuery } from './list-address-query.ts';
import { readListPath } from './list-path.ts';

/**
 * The filters of an address, whose path may name a city and a work. What its words mean is in the cache once the page's
 * loader has asked; until then, and without a connection, the API takes keys and names of cities as they are.
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

/** The filters of the address, and the way to change them. */
export function useJobSearch(): readonly [JobSearch, (search: JobSearch) => void] {
  const services = useServices();
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const [params] = useSearchParams();
  const search = useMemo(() => searchAt(services, pathname, params), [services, pathname, params]);
  const change = useCallback(
    (next: JobSearch) => {
      const changed = writeJobSearch(next, params);
      // Another search is another list, from its beginning and with no job open beside it.
      for (const name of ['after', 'job']) changed.delete(name);
      navigate(`${readListPath(pathname) ? '/joblist' : pathname}?${changed}`);
    },
    [navigate, pathname, params],
  );
  return [search, change];
}
