import { ApiError } from '@nukkad/contract/api-error.ts';
import type { Namespace } from '@nukkad/i18n';
import { useQuery } from '@tanstack/react-query';
import { useLocation } from 'react-router-dom';
import { ApplyBar } from '../../features/jobs/apply/apply-bar.tsx';
import { JobChecks } from '../../features/jobs/detail/job-checks.tsx';
import { jobDetailQuery, suggestionsQuery } from '../../features/jobs/detail/job-detail-queries.ts';
import { JobFacts } from '../../features/jobs/detail/job-facts.tsx';
import { JobPlace } from '../../features/jobs/detail/job-place.tsx';
import { Requirements } from '../../features/jobs/detail/requirements.tsx';
import { SuggestedJobs } from '../../features/jobs/detail/suggested-jobs.tsx';
import { WeeklyLimit } from '../../features/jobs/detail/weekly-limit.tsx';
import { officialCityQuery } from '../../lib/place/official-city-query.ts';
import { notFound } from '../../lib/routing/screen-module.ts';
import { shareIdOf } from '../../lib/routing/share-id-of.ts';
import { type Services, useServices } from '../../lib/services.ts';
import { JobHead } from './job-head.tsx';
import { JobMeta } from './job-meta.tsx';
import { JobSkills } from './job-skills.tsx';
import './job-detail.css';

export const namespaces: readonly Namespace[] = ['jobs', 'apply'];

/** The job behind the link's last six characters; a true 404 where there is none. */
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
    if (error instanceof ApiError && error.status === 404) notFound('job');
    throw error;
  }
}

/** One job: pay, distance and checks before anything else, the apply bar at hand. */
export function JobDetailScreen() {
  const shareId = shareIdOf(useLocation().search) ?? '';
  const { data: job } = useQuery(jobDetailQuery(useServices(), shareId));
  if (!job) return null;
  return (
    <article className="job-detail">
      <JobMeta job={job} />
      <JobHead job={job} />
      <JobChecks job={job} />
      <JobFacts job={job} />
      <JobSkills skills={job.skills} />
      <Requirements html={job.requirements} />
      <JobPlace job={job} />
      <SuggestedJobs jobId={job.id} />
      <ApplyBar job={job} />
      <WeeklyLimit job={job} />
    </article>
  );
}

export { JobDetailScreen as Screen };
