import { queryOptions } from '@tanstack/react-query';
import type { Services } from '../../../lib/services.ts';

/** Fetches a job by the share id of its link. */
export function jobDetailQuery({ api }: Services, shareId: string) {
  return queryOptions({
    queryKey: ['jobs.byShareId', shareId],
    queryFn: async ({ signal }) => (await api.call('jobs.byShareId', { shareId }, { signal })).job,
  });
}

/** Fetches similar jobs. */
export function suggestionsQuery({ api }: Services, jobId: string) {
  return queryOptions({
    queryKey: ['jobs.suggestions', jobId],
    queryFn: async ({ signal }) => (await api.call('jobs.suggestions', { jobId }, { signal })).jobs,
  });
}
