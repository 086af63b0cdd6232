import { useT } from '@nukkad/i18n/react.ts';
import { DoneDialog } from '../../../lib/done-dialog.tsx';

/** Says that a report was sent. */
export function SentDialog({ isOpen, onClose }: { readonly isOpen: boolean; readonly onClose: () => void }) {
  const t = useT('report');
  return (
    <DoneDialog isOpen={isOpen} onClose={onClose} title={t('doneTitle')}>
      <p>{t('doneText')}</p>
    </DoneDialog>
  );
}
