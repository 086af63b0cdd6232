import { useT } from '@nukkad/i18n/react.ts';
import { LinkButton } from '@nukkad/ui';
import { DoneDialog } from '../../../lib/done-dialog.tsx';

interface WaitingDialogProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

/** Shown when a seeker applies offline: the application is stored on the device and sent later. */
export function WaitingDialog({ isOpen, onClose }: WaitingDialogProps) {
  const t = useT('apply');
  const jobs = useT('jobs');
  return (
    <DoneDialog
      kind="none"
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
    </DoneDialog>
  );
}
