import { JobBody, type JobBodyProps } from '../job/detail/job-body.tsx';
import { ApplyBar } from './apply/apply-bar.tsx';
import { JobActions } from './job-actions.tsx';

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
