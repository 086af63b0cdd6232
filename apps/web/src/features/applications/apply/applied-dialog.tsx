import { useT } from '@nukkad/i18n/react.ts';
import { LinkButton, Modal } from '@nukkad/ui';
import { PushOfferOnce } from '../../push/push-offer.tsx';

interface AppliedDialogProps {
  readonly isOpen: boolean;
  readonly credits: number;
  readonly onClose: () => void;
}

/** The application is there: what comes next, and the ways on. */
export function AppliedDialog({ isOpen, credits, onClose }: AppliedDialogProps) {
  const t = useT('apply');
  return (
    <Modal
      kind="success"
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
    </Modal>
  );
}
