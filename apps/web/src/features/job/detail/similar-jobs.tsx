import { useT } from '@nukkad/i18n/react.ts';
import { useQuery } from '@tanstack/react-query';
import type { RemovedJob } from '../../../lib/routing/screen-module.ts';
import { useServices } from '../../../lib/services.ts';
import { JobCard } from '../card/job-card.tsx';
import { similarJobsQuery } from './job-detail-queries.ts';

/** A list of open jobs of the same occupation in the same city, for the page of a removed job. */
export function SimilarJobs(removed: RemovedJob) {
  const t = useT('jobs');
  const { data: jobs } = useQuery(similarJobsQuery(useServices(), removed));
  if (!jobs || jobs.length === 0) return null;
  return (
    <section aria-labelledby="similar-jobs">
      <h2 id="similar-jobs">{t('suggested')}</h2>
      <ul className="job-list">
        {jobs.map((job) => (
          <li key={job.id}>
            <JobCard job={job} headingLevel={3} />
          </li>
        ))}
      </ul>
    </section>
  );
}
