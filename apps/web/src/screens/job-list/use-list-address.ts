import type { ListAddress } from '@nukkad/contract';
import { useLanguage } from '@nukkad/i18n/react.ts';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import type { JobSearch } from '../../features/job-search/search/job-search-params.ts';
import { listAddressQuery } from '../../features/job-search/search/list-address-query.ts';
import { listPath, readListPath } from '../../features/job-search/search/list-path.ts';
import { useServices } from '../../lib/services.ts';

/** Returns the list of the page's city and occupation from the cache; null if it does not exist, undefined without a city. */
export function useListAddress({ city, jobProfile }: JobSearch): ListAddress | null | undefined {
  const { pathname } = useLocation();
  const words = readListPath(pathname) ?? { city, work: jobProfile };
  return useQuery({ ...listAddressQuery(useServices(), words), enabled: false }).data;
}

/** Translates the address when the language changes, and keeps the scroll position. */
export function useAddressInLanguage(search: JobSearch): void {
  const list = useListAddress(search);
  const language = useLanguage();
  const navigate = useNavigate();
  const location = useLocation();
  const paths = (list?.works.at(-1) ?? list?.city)?.paths;
  const canonical = readListPath(location.pathname) && paths ? listPath(paths[language]) : null;
  useEffect(() => {
    if (canonical === null || decodeURI(canonical) === decodeURI(location.pathname)) return;
    navigate(canonical + location.search + location.hash, { replace: true, preventScrollReset: true });
  }, [canonical, location, navigate]);
}
