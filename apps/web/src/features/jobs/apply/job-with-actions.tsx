import { JobActions } from '../detail/job-actions.tsx';
import { JobBody, type JobBodyProps } from '../detail/job-body.tsx';
import { ApplyBar } from './apply-bar.tsx';

/** A job with everything a seeker can do with it: apply, call HR, share it, report it. */
export function JobWithActions(props: Omit<JobBodyProps, 'actions' | 'applyBar'>) {
  const { job, onLeave } = props;
  return (
    <JobBody
      {...props}
      actions={<JobActions job={job} />}
      applyBar={<ApplyBar job={job} onHidden={onLeave} />}
    />
  );
}
