import { X } from 'lucide-react';
import type { ReactNode, Ref } from 'react';
import { cx } from '../lib/cx.ts';
import { useUiTexts } from '../lib/ui-texts.tsx';

interface NativeDialogProps {
  /** The id of the dialog. The button that opens it has the attributes of `opensDialog(id)`. */
  readonly id: string;
  readonly title: string;
  /** `sheet` is at the bottom edge of a phone and at the side of a desktop, `modal` in the middle. */
  readonly look: 'sheet' | 'modal';
  readonly children: ReactNode;
  /** Buttons and links at the bottom. */
  readonly actions?: ReactNode;
  readonly onClose?: (() => void) | undefined;
  readonly ref?: Ref<HTMLDialogElement> | undefined;
}

/** Returns the attributes of a button that opens a NativeDialog. */
export function opensDialog(id: string) {
  return { command: 'show-modal', commandfor: id, 'aria-haspopup': 'dialog' } as const;
}

/** Returns the attributes of a button that closes a NativeDialog. */
export function closesDialog(id: string) {
  return { command: 'close', commandfor: id } as const;
}

/**
 * A dialog whose content is in the page from the start. The browser opens and closes it by the commands of its buttons, so it works
 * before any script has loaded, and hydration does not close it. The page's inline script supports browsers without commands.
 */
export function NativeDialog({ id, title, look, children, actions, onClose, ref }: NativeDialogProps) {
  const { close } = useUiTexts();
  return (
    <dialog
      ref={ref}
      id={id}
      className={cx('nk-dialog', `nk-dialog--${look}`)}
      aria-labelledby={`${id}-title`}
      onClose={onClose}
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
