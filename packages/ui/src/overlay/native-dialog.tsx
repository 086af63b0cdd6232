import { X } from 'lucide-react';
import { type ReactNode, type RefObject, useLayoutEffect, useRef } from 'react';
import { cx } from '../lib/cx.ts';
import { useUiTexts } from '../lib/ui-texts.tsx';
import { closeDialog } from './popover-dialog.ts';

interface NativeDialogProps {
  /** The id of the dialog. The button that opens it has the attributes of `opensDialog(id)`. */
  readonly id: string;
  readonly title: string;
  /** `sheet` is at the bottom edge of a phone and at the side of a desktop, `modal` in the middle. */
  readonly look: 'sheet' | 'modal';
  readonly children: ReactNode;
  /** Buttons and links at the bottom. */
  readonly actions?: ReactNode;
  /** Called after the dialog was closed. Some browsers report a modal dialog twice. */
  readonly onClose?: (() => void) | undefined;
  readonly ref?: RefObject<HTMLDialogElement | null> | undefined;
}

/** Returns the attributes of a button that opens a NativeDialog. */
export function opensDialog(id: string) {
  return { popoverTarget: id, 'aria-haspopup': 'dialog' } as const;
}

/** Returns the attributes of a button that closes a NativeDialog. */
export function closesDialog(id: string) {
  return { popoverTarget: id, popoverTargetAction: 'hide' } as const;
}

/**
 * A dialog whose content is in the page from the start. It is a popover, which the browser opens and closes for its buttons, so it
 * works before any script has loaded, and hydration does not close it. The page's inline script makes the rest of the page inert, and
 * supports browsers without popovers.
 */
export function NativeDialog({ id, title, look, children, actions, onClose, ref }: NativeDialogProps) {
  const { close } = useUiTexts();
  const own = useRef<HTMLDialogElement>(null);
  const dialog = ref ?? own;

  // The page behind a dialog that leaves while it is open would remain inert.
  useLayoutEffect(() => {
    const element = dialog.current;
    return () => closeDialog(element);
  }, [dialog]);

  return (
    <dialog
      ref={dialog}
      id={id}
      popover="auto"
      aria-modal
      className={cx('nk-dialog', `nk-dialog--${look}`)}
      aria-labelledby={`${id}-title`}
      onClose={onClose}
      onToggle={({ newState }) => newState === 'closed' && onClose?.()}
      {...{ closedby: 'any' }}
    >
      <div className="nk-dialog__sheet">
        <div className="nk-dialog__body">
          <h2 id={`${id}-title`} className="nk-dialog__title">
            {title}
          </h2>
          {children}
        </div>
        {actions && <div className="nk-dialog__actions">{actions}</div>}
        {/* Last in the document, so that the dialog's content gets the first focus. */}
        <button
          type="button"
          className="nk-icon-button nk-dialog__cross"
          title={close}
          aria-label={close}
          {...closesDialog(id)}
        >
          <X aria-hidden size={24} />
        </button>
      </div>
    </dialog>
  );
}
