import { useT } from '@nukkad/i18n/react.ts';
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useSearchPoints } from '../../../lib/place/use-origin.ts';
import { useServices } from '../../../lib/services.ts';
import { type JobSearch, readJobSearch, writeJobSearch } from '../search/job-search-params.ts';
import { jobSearchQuery } from '../search/job-search-queries.ts';

const PAUSE_MS = 250;

/**
 * Returns the label of the Apply button. It contains the number of matching jobs after a change, which is debounced.
 */
export function useApplyText(draft: JobSearch, applied: JobSearch): string {
  const t = useT('filter');
  const services = useServices();
  const points = useSearchPoints();
  const drafted = writeJobSearch(draft).toString();
  const [settled, setSettled] = useState(drafted);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(drafted), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [drafted]);
  const isChanged = drafted !== writeJobSearch(applied).toString();
  // The same query as the resulting list, so that the list is cached when the reader applies the filters.
  const { data } = useInfiniteQuery({
    ...jobSearchQuery(services, readJobSearch(new URLSearchParams(settled)), points),
    placeholderData: keepPreviousData,
    enabled: isChanged && settled === drafted,
  });
  const first = data?.pages[0];
  if (!isChanged || !first) return t('apply');
  const { total: count, isTotalCapped } = first;
  return isTotalCapped ? t('showCapped', { count }) : t('showCount', { count });
}
