import { useT } from '@nukkad/i18n/react.ts';
import { Button, Modal } from '@nukkad/ui';

interface LeaveDialogProps {
  readonly isOpen: boolean;
  readonly onStay: () => void;
  readonly onSave: () => void;
  readonly onDiscard: () => void;
}

/** Asks whether to save the text or to discard it before leaving. */
export function LeaveDialog({ isOpen, onStay, onSave, onDiscard }: LeaveDialogProps) {
  const t = useT('about');
  const common = useT('common');
  return (
    <Modal
      kind="warning"
      role="alertdialog"
      isOpen={isOpen}
      onClose={onStay}
      title={t('leaveTitle')}
      actions={
        <>
          <Button onClick={onSave}>{common('save')}</Button>
          <Button variant="secondary" onClick={onDiscard}>
            {t('discard')}
          </Button>
        </>
      }
    >
      <p>{t('leaveText')}</p>
    </Modal>
  );
}
