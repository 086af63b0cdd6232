import { useT } from '@nukkad/i18n/react.ts';
import { Carousel } from '@nukkad/ui';
import { useQuery } from '@tanstack/react-query';
import { useServices } from '../../../lib/services.ts';
import { JobCard } from '../card/job-card.tsx';
import { suggestionsQuery } from './job-detail-queries.ts';
import { JobSection, useTitleLevel } from './job-section.tsx';

/** Id of the heading. */
export const SUGGESTED_JOBS_ID = 'suggested-jobs';

/** A carousel of similar jobs. */
export function SuggestedJobs({ jobId }: { readonly jobId: string }) {
  const t = useT('jobs');
  const headingLevel = useTitleLevel() === 1 ? 3 : 4;
  const { data } = useQuery(suggestionsQuery(useServices(), jobId));
  if (!data || data.length === 0) return null;
  return (
    <JobSection id={SUGGESTED_JOBS_ID} title={t('suggested')}>
      <Carousel label={t('suggested')}>
        {data.map((job) => (
          <JobCard key={job.id} job={job} headingLevel={headingLevel} />
        ))}
      </Carousel>
    </JobSection>
  );
}
