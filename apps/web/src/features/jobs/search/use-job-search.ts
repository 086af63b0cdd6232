import { useCallback, useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import { type JobSearch, readJobSearch, writeJobSearch } from './job-search-params.ts';

/** The filters of the address, and the way to change them. */
export function useJobSearch(): readonly [JobSearch, (search: JobSearch) => void] {
  const [params, setParams] = useSearchParams();
  const search = useMemo(() => readJobSearch(params), [params]);
  const change = useCallback(
    (next: JobSearch) =>
      setParams((before) => {
        const params = writeJobSearch(next, before);
        // Another search is another list, from its beginning and with no job open beside it.
        for (const name of ['after', 'job']) params.delete(name);
        return params;
      }),
    [setParams],
  );
  return [search, change];
}
