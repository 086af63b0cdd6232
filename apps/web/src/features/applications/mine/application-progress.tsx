import type { ApplicationRecord, MyJob } from '@nukkad/contract';
import { useFormat, useT } from '@nukkad/i18n/react.ts';
import { Collapsible, Timeline } from '@nukkad/ui';
import { applicationSteps } from './application-steps.ts';
import { InterviewNotice } from './interview-notice.tsx';
import { WithdrawButton } from './withdraw-button.tsx';

interface ApplicationProgressProps {
  readonly job: MyJob;
  readonly record: ApplicationRecord;
}

/** The date of the interview, the timeline, and the button to withdraw. */
export function ApplicationProgress({ job, record }: ApplicationProgressProps) {
  const t = useT('mine');
  const jobs = useT('jobs');
  const apply = useT('apply');
  const format = useFormat();
  const steps = applicationSteps(record.timeline).map(({ status, at, state, reason }, index) => ({
    key: `${index}`,
    title: jobs(`application.${status}`),
    detail: (
      <>
        {at ? t('stepOn', { date: format.date(at), time: format.time(at) }) : t('coming')}
        {reason && <p>{reason}</p>}
      </>
    ),
    state,
  }));
  const refusal = record.timeline.findLast(({ status }) => status === 'REJECTED')?.reason;
  return (
    <div className="my-job__progress">
      {record.interview && (
        <InterviewNotice
          interview={record.interview}
          isOpen={job.application === 'SCHEDULED'}
          applicationId={record.id}
          company={job.companyName}
        />
      )}
      {job.application === 'REJECTED' && refusal && <p>{refusal}</p>}
      {record.reapplyFrom && <p>{apply('reapplyFrom', { date: format.date(record.reapplyFrom) })}</p>}
      <Collapsible title={t('progress')}>
        <Timeline label={t('progress')} steps={steps} />
        {record.canWithdraw && <WithdrawButton job={job} />}
      </Collapsible>
    </div>
  );
}
