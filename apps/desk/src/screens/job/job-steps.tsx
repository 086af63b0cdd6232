import { companyJobOne, partnerJobs } from '@nukkad/contract/partner/company-job.routes.ts';
import {
  companyJobPause,
  companyJobRenew,
  companyJobResume,
} from '@nukkad/contract/partner/company-job-step.routes.ts';
import type { PartnerOutput } from '@nukkad/contract/partner/define-partner-route.ts';
import { companyOne } from '@nukkad/contract/partner/team.routes.ts';
import { useFormat, useT } from '@nukkad/i18n/react.ts';
import { Notice } from '@nukkad/ui';
import { useCompany } from '../../lib/company.ts';
import { SendButton } from '../../lib/send-button.tsx';
import { useErrorPhrase } from '../../lib/use-error-phrase.ts';
import { usePartnerCommand } from '../../lib/use-partner-command.ts';

type Job = Pick<PartnerOutput<typeof companyJobOne>, 'id' | 'state' | 'reason' | 'daysLeft' | 'expiresAt'>;

const STALE = { stale: [companyJobOne, partnerJobs, companyOne] };
/** Reasons of closed jobs that can be opened again. */
const RENEWABLE: ReadonlySet<string> = new Set([
  'EXPIRED',
  'SILENT',
  'COMPANY',
  'FILLED_HERE',
  'FILLED_ELSEWHERE',
  'NOT_NEEDED',
]);

/** The most days left, also begun ones, of a job that ends soon. Its notice comes three days of the calendar before the end. */
const ENDING_DAYS = 4;

const isEnding = ({ state, daysLeft }: Job): boolean =>
  state === 'OPEN' && daysLeft !== null && daysLeft <= ENDING_DAYS;

/** The button that gives a job its full number of days again, and why that failed. */
function RenewButton({
  job: { id: job, state },
  isMain = false,
}: {
  readonly job: Job;
  readonly isMain?: boolean;
}) {
  const t = useT('hire-jobs');
  const phrase = useErrorPhrase();
  const { id: company } = useCompany();
  const renew = usePartnerCommand(companyJobRenew, STALE);
  return (
    <>
      <SendButton
        variant={isMain ? 'primary' : 'secondary'}
        isBusy={renew.isBusy}
        onClick={() => void renew.run({ params: { company, job } })}
      >
        {t(state === 'OPEN' ? 'renew' : 'openAgain')}
      </SendButton>
      {renew.error !== null && <p role="alert">{phrase(renew.error)}</p>}
    </>
  );
}

/** Says when an open job ends, with the button that gives it more days. Only if it ends soon. */
export function EndsSoon({ job }: { readonly job: Job }) {
  const t = useT('hire-jobs');
  const { date } = useFormat();
  if (!isEnding(job)) return null;
  return (
    <Notice tone="warning">
      <div className="hire-job__ending">
        <p>{t('endsOn', { day: date(job.expiresAt) })}</p>
        <RenewButton job={job} isMain />
      </div>
    </Notice>
  );
}

/** The buttons that pause, resume and renew a job, as far as they fit its state. */
export function JobSteps({ job }: { readonly job: Job }) {
  const { id, state, reason } = job;
  const t = useT('hire-jobs');
  const phrase = useErrorPhrase();
  const { id: company } = useCompany();
  const pause = usePartnerCommand(companyJobPause, STALE);
  const resume = usePartnerCommand(companyJobResume, STALE);
  const input = { params: { company, job: id } };
  const error = pause.error ?? resume.error;
  const isRenewable = state === 'CLOSED' && reason !== null && RENEWABLE.has(reason);
  const canRenew = isRenewable || (state === 'OPEN' && !isEnding(job));
  return (
    <>
      {state === 'OPEN' && (
        <SendButton variant="secondary" isBusy={pause.isBusy} onClick={() => void pause.run(input)}>
          {t('pause')}
        </SendButton>
      )}
      {state === 'PAUSED' && reason === 'COMPANY' && (
        <SendButton isBusy={resume.isBusy} onClick={() => void resume.run(input)}>
          {t('resume')}
        </SendButton>
      )}
      {canRenew && <RenewButton job={job} />}
      {error !== null && <p role="alert">{phrase(error)}</p>}
    </>
  );
}
