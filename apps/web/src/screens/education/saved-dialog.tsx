import { useT } from '@nukkad/i18n/react.ts';
import { DoneDialog } from '../../lib/done-dialog.tsx';

interface SavedDialogProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

/** Confirms that a level of education was saved. */
export function EducationSaved(props: SavedDialogProps) {
  const t = useT('education');
  return (
    <DoneDialog {...props} title={t('savedTitle')}>
      <p>{t('savedText')}</p>
    </DoneDialog>
  );
}

/** Confirms that a marksheet was deleted. */
export function MarksheetDeleted(props: SavedDialogProps) {
  const t = useT('education');
  return (
    <DoneDialog {...props} title={t('marksheet.deleted')}>
      <p>{t('marksheet.deletedText')}</p>
    </DoneDialog>
  );
}
