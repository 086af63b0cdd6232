import { applicantReopen } from '@nukkad/contract/partner/answer.routes.ts';
import { useT } from '@nukkad/i18n/react.ts';
import { useSnackbar } from '@nukkad/ui';
import { RotateCcw } from 'lucide-react';
import { STALE_AFTER_ANSWER } from '../../features/answers/use-send-answer.ts';
import { useCompany } from '../../lib/company.ts';
import { SendButton } from '../../lib/send-button.tsx';
import { useErrorPhrase } from '../../lib/use-error-phrase.ts';
import { usePartnerCommand } from '../../lib/use-partner-command.ts';
import type { Applicant } from './applicant.ts';

/** Takes back a no or a hire, within seven days. The applicant is told. */
export function ReopenButton({ applicant }: { readonly applicant: Applicant }) {
  const t = useT('hire-applicants');
  const phrase = useErrorPhrase();
  const show = useSnackbar();
  const { id: company } = useCompany();
  const reopen = usePartnerCommand(applicantReopen, { stale: STALE_AFTER_ANSWER });
  const { application, firstName } = applicant;

  async function run(): Promise<void> {
    const moved = await reopen.run({ params: { company, application } });
    if (moved !== null) show({ text: t('reopened', { name: firstName, stage: t(`stage.${moved.stage}`) }) });
  }

  return (
    <div className="hire-applicant__reopen">
      <SendButton
        variant="secondary"
        icon={<RotateCcw size={20} aria-hidden="true" />}
        isBusy={reopen.isBusy}
        onClick={() => void run()}
      >
        {t('reopen')}
      </SendButton>
      {reopen.error !== null && (
        <p className="nk-field__error" role="alert">
          {phrase(reopen.error)}
        </p>
      )}
    </div>
  );
}
