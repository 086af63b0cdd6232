import { useGoBack } from '@nukkad/browser/routing/use-go-back.ts';
import { ApiError } from '@nukkad/contract/api-error.ts';
import type { Namespace } from '@nukkad/i18n';
import { useQuery } from '@tanstack/react-query';
import { useLocation } from 'react-router-dom';
import { JobWithActions } from '../../features/applications/job-with-actions.tsx';
import { AppPrompt } from '../../features/job/detail/app-prompt.tsx';
import {
  jobDetailQuery,
  similarJobsQuery,
  suggestionsQuery,
} from '../../features/job/detail/job-detail-queries.ts';
import { requirePhrases } from '../../lib/language/require-phrases.ts';
import { officialCityQuery } from '../../lib/place/official-city-query.ts';
import { notFound, type RemovedJob, removedJob } from '../../lib/routing/screen-module.ts';
import { shareIdOf } from '../../lib/routing/share-id-of.ts';
import { type Services, useServices } from '../../lib/services.ts';
import { JobMeta } from './job-meta.tsx';

export const namespaces: readonly Namespace[] = ['jobs', 'job', 'apply', 'checks'];

/** Responds with 410 and similar jobs if the job was removed, with 404 if it never existed. */
async function respondMissing(services: Services, error: ApiError): Promise<never> {
  const { removed } = error.details as { readonly removed?: RemovedJob };
  if (!removed) return notFound('job');
  await Promise.all([
    requirePhrases(services, ['jobs']),
    services.queryClient.prefetchQuery(similarJobsQuery(services, removed)),
  ]);
  return removedJob(removed);
}

/** Loads the job whose id is the last six characters of the link. */
export async function load(services: Services, url: URL): Promise<void> {
  const shareId = shareIdOf(url.search);
  if (!shareId) return notFound('job');
  const { queryClient } = services;
  try {
    const job = await queryClient.ensureQueryData(jobDetailQuery(services, shareId));
    await Promise.all([
      queryClient.prefetchQuery(suggestionsQuery(services, job.id)),
      services.isServer && queryClient.prefetchQuery(officialCityQuery(services, job.city)),
    ]);
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) return respondMissing(services, error);
    throw error;
  }
}

/** The page of a single job. */
export function JobDetailScreen() {
  const { search } = useLocation();
  const leave = useGoBack();
  const shareId = shareIdOf(search) ?? '';
  const { data: job } = useQuery(jobDetailQuery(useServices(), shareId));
  if (!job) return null;
  return (
    <article className="job-detail job-detail--page">
      <JobMeta job={job} />
      <JobWithActions key={job.id} job={job} onLeave={leave} aside={<AppPrompt />} />
    </article>
  );
}

export { JobDetailScreen as Screen };
