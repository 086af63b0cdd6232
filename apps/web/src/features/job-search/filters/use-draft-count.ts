import { useT } from '@nukkad/i18n/react.ts';
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useViewerPoint } from '../../../lib/place/use-viewer-point.ts';
import { useServices } from '../../../lib/services.ts';
import { type JobSearch, readJobSearch, writeJobSearch } from '../search/job-search-params.ts';
import { jobSearchQuery } from '../search/job-search-queries.ts';

const PAUSE_MS = 250;

/** What the button of a draft says: how many jobs it would show, once the reader has changed something and paused. */
export function useApplyText(draft: JobSearch, applied: JobSearch): string {
  const t = useT('filter');
  const services = useServices();
  const point = useViewerPoint();
  const drafted = writeJobSearch(draft).toString();
  const [settled, setSettled] = useState(drafted);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(drafted), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [drafted]);
  const isChanged = drafted !== writeJobSearch(applied).toString();
  // The very list that the button would show: it is there at once, and counted alike.
  const { data } = useInfiniteQuery({
    ...jobSearchQuery(services, readJobSearch(new URLSearchParams(settled)), point),
    placeholderData: keepPreviousData,
    enabled: isChanged && settled === drafted,
  });
  const first = data?.pages[0];
  if (!isChanged || !first) return t('apply');
  const { total: count, isTotalCapped } = first;
  return isTotalCapped ? t('showCapped', { count }) : t('showCount', { count });
}
