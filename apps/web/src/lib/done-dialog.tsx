import { useT } from '@nukkad/i18n/react.ts';
import { Button, Modal, type ModalProps } from '@nukkad/ui';

type DoneDialogProps = Pick<ModalProps, 'isOpen' | 'onClose' | 'title' | 'kind' | 'actions' | 'children'>;

/** Confirms a finished action, with a check mark above the title and an OK button unless `kind` or `actions` differ. */
export function DoneDialog({ kind = 'success', actions, ...modal }: DoneDialogProps) {
  const common = useT('common');
  return (
    <Modal
      {...modal}
      kind={kind}
      actions={actions ?? <Button onClick={modal.onClose}>{common('ok')}</Button>}
    />
  );
}
