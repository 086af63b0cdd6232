import { X } from 'lucide-react';
import { type MouseEvent, type ReactNode, useEffect, useId, useRef } from 'react';
import { IconButton } from '../actions/icon-button.tsx';
import { cx } from '../lib/cx.ts';
import { useUiTexts } from '../lib/ui-texts.tsx';

export interface DialogFrameProps {
  readonly isOpen: boolean;
  /** Escape, the cross and a press beside it; the caller decides whether it closes. */
  readonly onClose: () => void;
  readonly title: string;
  readonly children?: ReactNode;
  /** Buttons at the lower edge, the main one first. */
  readonly actions?: ReactNode;
  /** Above the title: an icon or a picture. */
  readonly head?: ReactNode;
  readonly hasCross?: boolean | undefined;
  readonly look: string;
  readonly role?: 'dialog' | 'alertdialog' | undefined;
}

/** Where the focus opens instead of on the first control: the harmless button, the chosen one of some stars. */
const FIRST_FOCUS = '[data-first-focus]';

/** The browser's own dialog: keeps the focus inside while open and gives it back afterwards. */
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

  function closeFromBackdrop(event: MouseEvent) {
    if (event.target === dialog.current) onClose();
  }

  return (
    // Keys reach a dialog by itself: Escape fires `cancel`.
    // biome-ignore lint/a11y/useKeyWithClickEvents: the press is on the backdrop; Escape does the same.
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
          {/* Last, so that the focus opens on the task and not on the way out. */}
          {hasCross && (
            <IconButton className="nk-dialog__cross" label={close} icon={<X size={24} />} onClick={onClose} />
          )}
        </div>
      )}
    </dialog>
  );
}
