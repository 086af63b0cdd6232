import { useT } from '@nukkad/i18n/react.ts';
import { Button, Modal } from '@nukkad/ui';

interface DoneDialogProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

/** A level of education was saved. */
export function EducationSaved(props: DoneDialogProps) {
  const t = useT('education');
  return <DoneDialog {...props} title={t('savedTitle')} text={t('savedText')} />;
}

/** A stored marksheet was deleted. */
export function MarksheetDeleted(props: DoneDialogProps) {
  const t = useT('education');
  return <DoneDialog {...props} title={t('marksheet.deleted')} text={t('marksheet.deletedText')} />;
}

function DoneDialog(props: DoneDialogProps & { readonly title: string; readonly text: string }) {
  const { isOpen, onClose, title, text } = props;
  const common = useT('common');
  return (
    <Modal
      kind="success"
      isOpen={isOpen}
      onClose={onClose}
      title={title}
      actions={<Button onClick={onClose}>{common('ok')}</Button>}
    >
      <p>{text}</p>
    </Modal>
  );
}
