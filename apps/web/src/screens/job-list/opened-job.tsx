import { JobWithActions } from '../../features/applications/job-with-actions.tsx';
import { JobPane, type JobPaneProps } from '../../features/job/pane/job-pane.tsx';

/** The job that is open next to the list. */
export function OpenedJob(props: Omit<JobPaneProps, 'children'>) {
  return (
    <JobPane {...props}>
      {(job, titleRef) => <JobWithActions job={job} titleRef={titleRef} onLeave={props.onClose} />}
    </JobPane>
  );
}
