import { useCallback, useMemo } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { type Services, useServices } from '../../../lib/services.ts';
import { type JobSearch, readJobSearch, writeJobSearch } from './job-search-params.ts';
import { cityAt, readListPath } from './list-path.ts';

/** The filters of an address, of which a city and a work may stand in its path. */
export function searchAt(services: Services, pathname: string, params: URLSearchParams): JobSearch {
  const search = readJobSearch(params);
  const path = readListPath(pathname);
  if (path === null) return search;
  return { ...search, city: cityAt(services, path.city)?.name ?? path.city, jobProfile: path.work };
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
