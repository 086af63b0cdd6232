import { queryOptions } from '@tanstack/react-query';
import type { RemovedJob } from '../../../lib/routing/screen-module.ts';
import type { Services } from '../../../lib/services.ts';

/** Fetches a job by the share id of its link. */
export function jobDetailQuery({ api }: Services, shareId: string) {
  return queryOptions({
    queryKey: ['jobs.byShareId', shareId],
    queryFn: async ({ signal }) => (await api.call('jobs.byShareId', { shareId }, { signal })).job,
  });
}

/** Fetches a job that is shown beside a list before the reader has opened it. The server does not count it as seen. */
export function jobPreviewQuery({ api }: Services, shareId: string) {
  return queryOptions({
    queryKey: ['jobs.byShareId', shareId, 'preview'],
    queryFn: async ({ signal }) =>
      (await api.call('jobs.byShareId', { shareId, isPreview: true }, { signal })).job,
  });
}

/** Fetches similar jobs. */
export function suggestionsQuery({ api }: Services, jobId: string) {
  return queryOptions({
    queryKey: ['jobs.suggestions', jobId],
    queryFn: async ({ signal }) => (await api.call('jobs.suggestions', { jobId }, { signal })).jobs,
  });
}

const SIMILAR_JOBS = 6;

/** Fetches the newest open jobs of a removed job's occupation in its city. */
export function similarJobsQuery({ api }: Services, { profile, city }: RemovedJob) {
  const input = { jobProfile: profile, city, sortBy: 'NEWEST', page: 1, size: SIMILAR_JOBS } as const;
  return queryOptions({
    queryKey: ['jobs.similar', profile, city],
    queryFn: async ({ signal }) => (await api.call('jobs.filter', input, { signal })).jobs,
  });
}
