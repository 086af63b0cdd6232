import { CircleAlert, CircleCheck } from 'lucide-react';
import { DialogFrame, type DialogFrameProps } from './dialog-frame.tsx';

export interface ModalProps extends Omit<DialogFrameProps, 'look' | 'head'> {
  /** The icon above the title: a check mark, a warning sign, or none. */
  readonly kind?: 'success' | 'warning' | 'none' | undefined;
  readonly head?: DialogFrameProps['head'];
}

/** A dialog in the middle of the screen, for a message or a short form. */
export function Modal({ kind = 'none', head, ...frame }: ModalProps) {
  const icon =
    kind === 'success' ? (
      <CircleCheck className="nk-dialog__icon nk-dialog__icon--good" size={48} aria-hidden="true" />
    ) : (
      <CircleAlert className="nk-dialog__icon" size={48} aria-hidden="true" />
    );
  return (
    <DialogFrame {...frame} look="nk-dialog--modal" head={head ?? (kind === 'none' ? undefined : icon)} />
  );
}
