import { jobFilter } from '@nukkad/contract/jobs/job.routes.ts';
import { useT } from '@nukkad/i18n/react.ts';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useReadersPoint } from '../../../lib/place/use-readers-point.ts';
import { useServices } from '../../../lib/services.ts';
import { filterInputOf, type JobSearch, readJobSearch, writeJobSearch } from '../search/job-search-params.ts';

const PAUSE_MS = 250;

/** What the button of a draft says: how many jobs it would show, once the reader has changed something and paused. */
export function useApplyText(draft: JobSearch, applied: JobSearch): string {
  const t = useT('filter');
  const { api } = useServices();
  const point = useReadersPoint();
  const drafted = writeJobSearch(draft).toString();
  const [settled, setSettled] = useState(drafted);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(drafted), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [drafted]);
  const isChanged = drafted !== writeJobSearch(applied).toString();
  const { data } = useQuery({
    queryKey: [jobFilter.key, 'count', settled, point ?? null],
    queryFn: ({ signal }) => {
      const search = readJobSearch(new URLSearchParams(settled));
      return api.call(jobFilter, { ...filterInputOf(search, point), size: 1 }, { signal });
    },
    placeholderData: keepPreviousData,
    enabled: isChanged && settled === drafted,
  });
  if (!isChanged || !data) return t('apply');
  return data.isTotalCapped ? t('showCapped', { count: data.total }) : t('showCount', { count: data.total });
}
