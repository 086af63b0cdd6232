import { jobByShareId, jobSuggestions } from '@nukkad/contract/jobs/job.routes.ts';
import { queryOptions } from '@tanstack/react-query';
import type { Services } from '../../../lib/services.ts';

/** One job whole, by the share id of its link. */
export function jobDetailQuery({ api }: Services, shareId: string) {
  return queryOptions({
    queryKey: [jobByShareId.key, shareId],
    queryFn: async ({ signal }) => (await api.call(jobByShareId, { shareId }, { signal })).job,
  });
}

/** Jobs like this one. */
export function suggestionsQuery({ api }: Services, jobId: string) {
  return queryOptions({
    queryKey: [jobSuggestions.key, jobId],
    queryFn: async ({ signal }) => (await api.call(jobSuggestions, { jobId }, { signal })).jobs,
  });
}
