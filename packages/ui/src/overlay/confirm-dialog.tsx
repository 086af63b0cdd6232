import type { ReactNode } from 'react';
import { Button } from '../actions/button.tsx';
import { Modal } from './modal.tsx';

export interface ConfirmDialogProps {
  readonly isOpen: boolean;
  readonly title: string;
  readonly children?: ReactNode;
  /** The action as a verb, such as "Delete account". */
  readonly confirmLabel: string;
  readonly cancelLabel: string;
  readonly onConfirm: () => void;
  readonly onCancel: () => void;
  readonly isDangerous?: boolean | undefined;
  readonly isBusy?: boolean | undefined;
  /** Whether only "cancel" can be pressed now. */
  readonly isConfirmOff?: boolean | undefined;
}

/** Asks for confirmation before an action that is hard to undo. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  return (
    <Modal
      role="alertdialog"
      isOpen={props.isOpen}
      title={props.title}
      kind={props.isDangerous ? 'warning' : 'none'}
      hasCross={false}
      onClose={props.onCancel}
      actions={
        <>
          <Button
            variant={props.isDangerous ? 'danger' : 'primary'}
            isBusy={props.isBusy}
            disabled={props.isConfirmOff}
            onClick={props.onConfirm}
          >
            {props.confirmLabel}
          </Button>
          <Button
            variant="secondary"
            onClick={props.onCancel}
            // Focus the cancel button, so that a second Enter does not delete anything.
            data-first-focus={props.isDangerous ? '' : undefined}
          >
            {props.cancelLabel}
          </Button>
        </>
      }
    >
      {props.children}
    </Modal>
  );
}
