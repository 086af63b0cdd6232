import { type JobDetail, UNSEEN_REFUND_DAYS } from '@nukkad/contract';
import { useT } from '@nukkad/i18n/react.ts';
import { LinkButton, UiLink } from '@nukkad/ui';
import { useAccount } from '../../../lib/account-query.ts';
import { DoneDialog } from '../../../lib/done-dialog.tsx';
import { PushOfferOnce } from '../../push/push-offer.tsx';

interface AppliedDialogProps {
  readonly job: Pick<JobDetail, 'companyName'>;
  readonly isOpen: boolean;
  readonly credits: number;
  readonly onClose: () => void;
}

const PERCENT_COMPLETE = 100;

/** Shown after the server stored an application: what happens next and by when, and where to go from here. */
export function AppliedDialog({ job, isOpen, credits, onClose }: AppliedDialogProps) {
  const t = useT('apply');
  const { data: account } = useAccount();
  const isComplete = account === undefined || account.profilePercentage === PERCENT_COMPLETE;
  return (
    <DoneDialog
      isOpen={isOpen}
      onClose={onClose}
      title={t('doneTitle')}
      actions={
        <>
          <LinkButton href="/joblist">{t('moreJobs')}</LinkButton>
          <LinkButton variant="secondary" href="/myjobs?tab=applied">
            {t('seeMyJobs')}
          </LinkButton>
        </>
      }
    >
      <p>{t('doneText', { company: job.companyName, credits })}</p>
      <p>{t('doneUnseen', { count: UNSEEN_REFUND_DAYS })}</p>
      <p>{t('doneChat')}</p>
      {!isComplete && (
        <p>
          <UiLink href="/profile">{t('completeProfile')}</UiLink>
        </p>
      )}
      <PushOfferOnce />
    </DoneDialog>
  );
}
