import { useT } from '@nukkad/i18n/react.ts';
import { LinkButton, Modal } from '@nukkad/ui';

interface WaitingDialogProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

/** The application is stored on the device, since there is no line: what becomes of it, and the ways on. */
export function WaitingDialog({ isOpen, onClose }: WaitingDialogProps) {
  const t = useT('apply');
  const jobs = useT('jobs');
  return (
    <Modal
      isOpen={isOpen}
      onClose={onClose}
      title={jobs('badge.WAITING')}
      actions={
        <>
          <LinkButton href="/joblist">{t('moreJobs')}</LinkButton>
          <LinkButton variant="secondary" href="/myjobs">
            {t('seeMyJobs')}
          </LinkButton>
        </>
      }
    >
      <p>{t('waiting')}</p>
    </Modal>
  );
}
