import type { FoundJob } from '@nukkad/contract';
import { cx } from '@nukkad/ui';
import { Link } from 'react-router-dom';
import { jobAddress } from '../../features/jobs/card/job-address.ts';
import { ForgetButton } from './forget-button.tsx';
import { FoundJobWords } from './found-rows.tsx';

interface StartJobsProps {
  readonly title: string;
  readonly jobs: readonly FoundJob[];
  readonly onOpen: (job: FoundJob) => void;
  readonly onForget?: ((id: string) => void) | undefined;
}

/** Jobs one below the other; with a button each where they can be taken out. */
export function StartJobs({ title, jobs, onOpen, onForget }: StartJobsProps) {
  if (jobs.length === 0) return null;
  return (
    <section>
      <h2>{title}</h2>
      <ul className="start-lists__jobs">
        {jobs.map((job) => (
          <li key={job.id}>
            <Link
              className={cx('found-row', job.status !== 'ACTIVE' && 'found-row--dimmed')}
              to={jobAddress(job)}
              onClick={() => onOpen(job)}
            >
              <FoundJobWords job={job} />
            </Link>
            {onForget && <ForgetButton name={job.title} onForget={() => onForget(job.id)} />}
          </li>
        ))}
      </ul>
    </section>
  );
}
