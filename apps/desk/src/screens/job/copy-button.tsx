import { companyJobCopy } from '@nukkad/contract/partner/company-job-step.routes.ts';
import { draftList } from '@nukkad/contract/partner/draft.routes.ts';
import { useT } from '@nukkad/i18n/react.ts';
import { useNavigate } from 'react-router-dom';
import { useCompany } from '../../lib/company.ts';
import { SendButton } from '../../lib/send-button.tsx';
import { useErrorPhrase } from '../../lib/use-error-phrase.ts';
import { usePartnerCommand } from '../../lib/use-partner-command.ts';

/** Creates a draft with the fields of a job, and opens it. */
export function CopyButton({ job, title }: { readonly job: string; readonly title: string }) {
  const t = useT('hire-jobs');
  const phrase = useErrorPhrase();
  const navigate = useNavigate();
  const { id: company } = useCompany();
  const copy = usePartnerCommand(companyJobCopy, { stale: [draftList] });

  async function press(): Promise<void> {
    const draft = await copy.run({ params: { company, job } });
    if (draft !== null) await navigate(`/jobs/new?draft=${draft.id}`);
  }

  return (
    <>
      <SendButton
        variant="secondary"
        isBusy={copy.isBusy}
        aria-label={t('copyJob', { title })}
        onClick={() => void press()}
      >
        {t('copy')}
      </SendButton>
      {copy.error !== null && <p role="alert">{phrase(copy.error)}</p>}
    </>
  );
}
