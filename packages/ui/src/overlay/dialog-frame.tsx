import { X } from 'lucide-react';
import { type MouseEvent, type ReactNode, useEffect, useId, useLayoutEffect, useRef } from 'react';
import { IconButton } from '../actions/icon-button.tsx';
import { cx } from '../lib/cx.ts';
import { useUiTexts } from '../lib/ui-texts.tsx';

export interface DialogFrameProps {
  readonly isOpen: boolean;
  /** Called on Escape, on the cross and on a click outside. The dialog closes when the caller sets `isOpen` to false. */
  readonly onClose: () => void;
  readonly title: string;
  readonly children?: ReactNode;
  /** The buttons at the bottom, the primary one first. */
  readonly actions?: ReactNode;
  /** An icon or picture above the title. */
  readonly head?: ReactNode;
  readonly hasCross?: boolean | undefined;
  readonly look: string;
  readonly role?: 'dialog' | 'alertdialog' | undefined;
}

/** The element that gets the focus when the dialog opens, instead of the first control. */
const FIRST_FOCUS = '[data-first-focus]';

/** A native dialog element. It keeps the focus inside while it is open, and restores it afterwards. */
export function DialogFrame(props: DialogFrameProps) {
  const { isOpen, onClose, title, hasCross = true } = props;
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  const { close } = useUiTexts();

  useEffect(() => {
    const element = dialog.current;
    if (!element || element.open === isOpen) return;
    if (!isOpen) element.close();
    else {
      element.showModal();
      element.querySelector<HTMLElement>(FIRST_FOCUS)?.focus();
    }
  }, [isOpen]);

  // A dialog that leaves the page while it is open does not restore the focus, so it is closed first.
  useLayoutEffect(() => () => dialog.current?.close(), []);

  function closeFromBackdrop(event: MouseEvent) {
    if (event.target === dialog.current) onClose();
  }

  return (
    // Escape needs no handler of its own, because it fires `cancel`.
    // biome-ignore lint/a11y/useKeyWithClickEvents: the click is on the backdrop; Escape does the same.
    <dialog
      ref={dialog}
      role={props.role}
      className={cx('nk-dialog', props.look)}
      aria-labelledby={titleId}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      onClick={closeFromBackdrop}
    >
      {isOpen && (
        <div className="nk-dialog__sheet">
          <div className="nk-dialog__body">
            {props.head}
            <h2 id={titleId} className="nk-dialog__title">
              {title}
            </h2>
            {props.children}
          </div>
          {props.actions && <div className="nk-dialog__actions">{props.actions}</div>}
          {/* Last in the document, so that the dialog's content gets the first focus. */}
          {hasCross && (
            <IconButton className="nk-dialog__cross" label={close} icon={<X size={24} />} onClick={onClose} />
          )}
        </div>
      )}
    </dialog>
  );
}
