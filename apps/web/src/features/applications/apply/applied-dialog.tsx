import { useT } from '@nukkad/i18n/react.ts';
import { LinkButton } from '@nukkad/ui';
import { DoneDialog } from '../../../lib/done-dialog.tsx';
import { PushOfferOnce } from '../../push/push-offer.tsx';

interface AppliedDialogProps {
  readonly isOpen: boolean;
  readonly credits: number;
  readonly onClose: () => void;
}

/** Shown after the server stored an application: what happens next, and links to more jobs and to My jobs. */
export function AppliedDialog({ isOpen, credits, onClose }: AppliedDialogProps) {
  const t = useT('apply');
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
      <p>{t('doneText', { credits })}</p>
      <PushOfferOnce />
    </DoneDialog>
  );
}
