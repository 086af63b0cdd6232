import { useT } from '@nukkad/i18n/react.ts';
import { Button, closesDialog, LinkButton, NativeDialog } from '@nukkad/ui';
import type { RefObject } from 'react';
import { useLocation } from 'react-router-dom';
import { withReturnPath } from '../../lib/routing/return-path.ts';
import type { LoginReason } from './login-reason.ts';

/** Id of the dialog, which each page has once. */
export const LOGIN_DIALOG = 'login';

interface LoginDialogProps {
  readonly ref: RefObject<HTMLDialogElement | null>;
  /** Null until the reason is known and its sentence has loaded. */
  readonly reason: LoginReason | null;
  /** Closes the dialog. */
  readonly close: () => void;
  /** Called after the dialog was closed. */
  readonly onClose: () => void;
}

/**
 * Explains that a login is needed, with a link to it that returns to this page. It is in the server's HTML, so that a visitor's tap
 * is answered before any script has loaded.
 */
export function LoginDialog({ ref, reason, close, onClose }: LoginDialogProps) {
  const nav = useT('nav');
  const common = useT('common');
  const { pathname, search } = useLocation();
  return (
    <NativeDialog
      ref={ref}
      id={LOGIN_DIALOG}
      look="modal"
      title={nav('login')}
      onClose={onClose}
      actions={
        <>
          <Button variant="quiet" onClick={close} {...closesDialog(LOGIN_DIALOG)}>
            {common('cancel')}
          </Button>
          <LinkButton href={withReturnPath('/register', pathname + search)} onClick={close}>
            {nav('login')}
          </LinkButton>
        </>
      }
    >
      <p>{reason === null ? nav('loginFirst') : <Reason reason={reason} />}</p>
    </NativeDialog>
  );
}

function Reason({ reason }: { readonly reason: LoginReason }) {
  return useT('login-reasons')(reason);
}
