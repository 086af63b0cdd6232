import { useT } from '@nukkad/i18n/react.ts';
import { Button, LinkButton, Modal } from '@nukkad/ui';
import { useLocation } from 'react-router-dom';
import { withReturnPath } from '../../lib/routing/return-path.ts';
import type { LoginReason } from './login-reason.ts';

interface LoginDialogProps {
  readonly isOpen: boolean;
  /** Null while the dialog is closed. */
  readonly reason: LoginReason | null;
  readonly onClose: () => void;
}

/** Explains why a login is needed, with a link to it that returns to this page. */
export function LoginDialog({ isOpen, reason, onClose }: LoginDialogProps) {
  const t = useT('login-reasons');
  const nav = useT('nav');
  const common = useT('common');
  const { pathname, search } = useLocation();
  return (
    <Modal
      isOpen={isOpen}
      onClose={onClose}
      title={nav('login')}
      actions={
        <>
          <Button variant="quiet" onClick={onClose}>
            {common('cancel')}
          </Button>
          <LinkButton href={withReturnPath('/register', pathname + search)} onClick={onClose}>
            {nav('login')}
          </LinkButton>
        </>
      }
    >
      {reason && <p>{t(reason)}</p>}
    </Modal>
  );
}
