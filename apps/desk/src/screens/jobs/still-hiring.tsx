import { companyJobOne, partnerJobs } from '@nukkad/contract/partner/company-job.routes.ts';
import { companyJobStillOpen } from '@nukkad/contract/partner/company-job-step.routes.ts';
import { companyOne } from '@nukkad/contract/partner/team.routes.ts';
import { useT } from '@nukkad/i18n/react.ts';
import { LinkButton } from '@nukkad/ui';
import { useCompany } from '../../lib/company.ts';
import { SendButton } from '../../lib/send-button.tsx';
import { useErrorPhrase } from '../../lib/use-error-phrase.ts';
import { usePartnerCommand } from '../../lib/use-partner-command.ts';

interface StillHiringProps {
  readonly job: string;
  readonly title: string;
}

/** Asks whether a job is still open. One press says yes; no opens the choice of why the job is closed. */
export function StillHiring({ job, title }: StillHiringProps) {
  const t = useT('hire-jobs');
  const phrase = useErrorPhrase();
  const { id: company } = useCompany();
  const confirm = usePartnerCommand(companyJobStillOpen, { stale: [partnerJobs, companyJobOne, companyOne] });
  return (
    <section className="hire-job__still" aria-label={`${t('stillTitle')} ${title}`}>
      <p>
        <strong>{t('stillTitle')}</strong>
      </p>
      <div className="hire-job__buttons">
        <SendButton isBusy={confirm.isBusy} onClick={() => void confirm.run({ params: { company, job } })}>
          {t('stillOpen')}
        </SendButton>
        <LinkButton variant="secondary" href={`/jobs/${job}?close`}>
          {t('stillFilled')}
        </LinkButton>
      </div>
      {confirm.error !== null && <p role="alert">{phrase(confirm.error)}</p>}
    </section>
  );
}
