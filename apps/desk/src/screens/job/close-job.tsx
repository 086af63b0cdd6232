import { applicantList, applicantOne } from '@nukkad/contract/partner/applicant.routes.ts';
import {
  CLOSE_REASONS,
  type CloseReason,
  companyJobOne,
  partnerJobs,
} from '@nukkad/contract/partner/company-job.routes.ts';
import { companyJobClose } from '@nukkad/contract/partner/company-job-step.routes.ts';
import type { PartnerOutput } from '@nukkad/contract/partner/define-partner-route.ts';
import { companyOne } from '@nukkad/contract/partner/team.routes.ts';
import { useT } from '@nukkad/i18n/react.ts';
import { BottomSheet, Button, Checkbox } from '@nukkad/ui';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useCompany } from '../../lib/company.ts';
import { OfflineLine } from '../../lib/offline-line.tsx';
import { SendButton } from '../../lib/send-button.tsx';
import { useErrorPhrase } from '../../lib/use-error-phrase.ts';
import { usePartnerCommand } from '../../lib/use-partner-command.ts';

type Job = Pick<PartnerOutput<typeof companyJobOne>, 'id' | 'title'>;

interface CloseJobProps {
  readonly job: Job;
  /** Whether the job can be closed. A closed one only says how many people get an answer. */
  readonly canClose: boolean;
}

/**
 * Closes a job with a reason. Each reason is one press; everybody who waits gets an answer unless the member says no. The
 * choice is open at once if the address has `?close`.
 */
export function CloseJob({ job: { id: job, title }, canClose }: CloseJobProps) {
  const t = useT('hire-jobs');
  const phrase = useErrorPhrase();
  const { id: company } = useCompany();
  const [search] = useSearchParams();
  const [isOpen, setOpen] = useState(canClose && search.has('close'));
  const [answerRest, setAnswerRest] = useState(true);
  const [answered, setAnswered] = useState<number | null>(null);
  const close = usePartnerCommand(companyJobClose, {
    stale: [companyJobOne, partnerJobs, applicantList, applicantOne, companyOne],
  });

  async function press(reason: CloseReason): Promise<void> {
    const closed = await close.run({ params: { company, job }, body: { reason, answerRest } });
    if (closed === null) return;
    setAnswered(closed.answered);
    setOpen(false);
  }

  return (
    <>
      {canClose && (
        <Button variant="secondary" onClick={() => setOpen(true)}>
          {t('close')}
        </Button>
      )}
      {answered !== null && answered > 0 && <p role="status">{t('answered', { count: answered })}</p>}
      <BottomSheet isOpen={isOpen} title={t('closeTitle', { title })} onClose={() => setOpen(false)}>
        <Checkbox
          label={t('answerRest')}
          checked={answerRest}
          onChange={(event) => setAnswerRest(event.currentTarget.checked)}
        />
        <div className="hire-close">
          {CLOSE_REASONS.map((reason) => (
            <SendButton
              key={reason}
              variant="secondary"
              isWide
              isBusy={close.isBusy}
              onClick={() => void press(reason)}
            >
              {t(`closeReason.${reason}`)}
            </SendButton>
          ))}
        </div>
        <OfflineLine />
        {close.error !== null && <p role="alert">{phrase(close.error)}</p>}
      </BottomSheet>
    </>
  );
}
