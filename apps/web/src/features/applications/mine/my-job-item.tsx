import type { MyJob } from '@nukkad/contract';
import { useT } from '@nukkad/i18n/react.ts';
import { Badge, type Tone } from '@nukkad/ui';
import { JobCard } from '../../job/card/job-card.tsx';
import { ApplicationProgress } from './application-progress.tsx';
import './mine.css';

type Status = NonNullable<MyJob['application']>;

const TONES: Record<Status, Tone> = {
  APPLIED: 'primary',
  SHORTLISTED: 'accent',
  SCHEDULED: 'accent',
  INTERVIEWED: 'primary',
  HIRED: 'good',
  REJECTED: 'neutral',
  WITHDRAWN: 'neutral',
};

/** The card of one of the seeker's jobs, with the progress of its application. */
export function MyJobItem({ job }: { readonly job: MyJob }) {
  const t = useT('jobs');
  return (
    <li className="my-job" data-state={job.application}>
      <JobCard
        job={job}
        headingLevel={2}
        badge={
          job.record && job.application ? (
            <Badge tone={TONES[job.application]}>{t(`application.${job.application}`)}</Badge>
          ) : undefined
        }
      />
      {job.record && <ApplicationProgress job={job} record={job.record} />}
    </li>
  );
}
