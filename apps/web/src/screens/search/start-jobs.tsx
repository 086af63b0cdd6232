import type { FoundJob } from '@nukkad/contract';
import { cx } from '@nukkad/ui';
import { Link } from 'react-router-dom';
import { jobAddress } from '../../features/job/card/job-address.ts';
import { useJobTitle } from '../../features/job/card/use-job-title.ts';
import { ForgetButton } from './forget-button.tsx';
import { FoundJobWords } from './found-rows.tsx';

interface StartJobsProps {
  readonly title: string;
  readonly jobs: readonly FoundJob[];
  readonly onOpen: (job: FoundJob) => void;
  readonly onForget?: ((id: string) => void) | undefined;
}

function StartJob({
  job,
  onOpen,
  onForget,
}: Omit<StartJobsProps, 'title' | 'jobs'> & { readonly job: FoundJob }) {
  const title = useJobTitle(job);
  return (
    <li>
      <Link
        className={cx('found-row', job.status !== 'ACTIVE' && 'found-row--dimmed')}
        to={jobAddress(job)}
        onClick={() => onOpen(job)}
      >
        <FoundJobWords job={job} />
      </Link>
      {onForget && <ForgetButton name={title} onForget={() => onForget(job.id)} />}
    </li>
  );
}

/** A list of jobs, with a remove button for each if `onForget` is given. */
export function StartJobs({ title, jobs, onOpen, onForget }: StartJobsProps) {
  if (jobs.length === 0) return null;
  return (
    <section>
      <h2>{title}</h2>
      <ul className="start-lists__jobs">
        {jobs.map((job) => (
          <StartJob key={job.id} job={job} onOpen={onOpen} onForget={onForget} />
        ))}
      </ul>
    </section>
  );
}
