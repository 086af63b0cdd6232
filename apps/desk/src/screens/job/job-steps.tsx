import { companyJobOne, partnerJobs } from '@nukkad/contract/partner/company-job.routes.ts';
import {
  companyJobPause,
  companyJobRenew,
  companyJobResume,
} from '@nukkad/contract/partner/company-job-step.routes.ts';
import type { PartnerOutput } from '@nukkad/contract/partner/define-partner-route.ts';
import { useT } from '@nukkad/i18n/react.ts';
import { Button } from '@nukkad/ui';
import { useCompany } from '../../lib/company.ts';
import { useErrorPhrase } from '../../lib/use-error-phrase.ts';
import { usePartnerCommand } from '../../lib/use-partner-command.ts';

type Job = Pick<PartnerOutput<typeof companyJobOne>, 'id' | 'state' | 'reason'>;

const STALE = { stale: [companyJobOne, partnerJobs] };
/** Reasons of closed jobs that can be opened again. */
const RENEWABLE: ReadonlySet<string> = new Set([
  'EXPIRED',
  'SILENT',
  'COMPANY',
  'FILLED_HERE',
  'FILLED_ELSEWHERE',
  'NOT_NEEDED',
]);

/** The buttons that pause, resume and renew a job, as far as they fit its state. */
export function JobSteps({ job: { id: job, state, reason } }: { readonly job: Job }) {
  const t = useT('hire-jobs');
  const phrase = useErrorPhrase();
  const { id: company } = useCompany();
  const pause = usePartnerCommand(companyJobPause, STALE);
  const resume = usePartnerCommand(companyJobResume, STALE);
  const renew = usePartnerCommand(companyJobRenew, STALE);
  const input = { params: { company, job } };
  const error = pause.error ?? resume.error ?? renew.error;
  const canRenew = state === 'OPEN' || (state === 'CLOSED' && reason !== null && RENEWABLE.has(reason));
  return (
    <>
      {state === 'OPEN' && (
        <Button variant="secondary" isBusy={pause.isBusy} onClick={() => void pause.run(input)}>
          {t('pause')}
        </Button>
      )}
      {state === 'PAUSED' && reason === 'COMPANY' && (
        <Button isBusy={resume.isBusy} onClick={() => void resume.run(input)}>
          {t('resume')}
        </Button>
      )}
      {canRenew && (
        <Button variant="secondary" isBusy={renew.isBusy} onClick={() => void renew.run(input)}>
          {t(state === 'OPEN' ? 'renew' : 'openAgain')}
        </Button>
      )}
      {error !== null && <p role="alert">{phrase(error)}</p>}
    </>
  );
}
