import { CircleAlert, CircleCheck } from 'lucide-react';
import { DialogFrame, type DialogFrameProps } from './dialog-frame.tsx';

export interface ModalProps extends Omit<DialogFrameProps, 'look' | 'head'> {
  /** The icon above the title: a check, an exclamation, or none. */
  readonly kind?: 'success' | 'warning' | 'plain' | undefined;
  readonly head?: DialogFrameProps['head'];
}

/** A message or a small task in the middle of the screen. */
export function Modal({ kind = 'plain', head, ...frame }: ModalProps) {
  const icon =
    kind === 'success' ? (
      <CircleCheck className="nk-dialog__icon nk-dialog__icon--good" size={48} aria-hidden="true" />
    ) : (
      <CircleAlert className="nk-dialog__icon" size={48} aria-hidden="true" />
    );
  return (
    <DialogFrame {...frame} look="nk-dialog--modal" head={head ?? (kind === 'plain' ? undefined : icon)} />
  );
}
