import { useCallback, useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import { type JobSearch, readJobSearch, writeJobSearch } from './job-search-params.ts';

/** The filters of the address, and the way to change them. */
export function useJobSearch(): readonly [JobSearch, (search: JobSearch) => void] {
  const [params, setParams] = useSearchParams();
  const search = useMemo(() => readJobSearch(params), [params]);
  const change = useCallback(
    (next: JobSearch) => setParams((before) => writeJobSearch(next, before), { preventScrollReset: false }),
    [setParams],
  );
  return [search, change];
}
