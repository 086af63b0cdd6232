import { ConfirmDialog, LoadingOverlay } from '@nukkad/ui';
import { UnsentWarning } from './unsent-warning.tsx';
import { useLogout } from './use-logout.ts';
import { useUnsent } from './use-unsent.ts';

interface LogoutDialogProps {
  readonly isOpen: boolean;
  readonly onCancel: () => void;
  readonly words: {
    readonly title: string;
    readonly text: string;
    readonly confirm: string;
    readonly cancel: string;
  };
}

/** Asks before signing out. Warns first if actions on this device were not sent yet. */
export function LogoutDialog({ isOpen, onCancel, words }: LogoutDialogProps) {
  const logout = useLogout();
  const unsent = useUnsent(isOpen);
  if (isOpen && unsent === null) return <LoadingOverlay />;
  if (isOpen && unsent !== null && unsent.applications + unsent.others > 0)
    return <UnsentWarning unsent={unsent} logout={logout} onStay={onCancel} />;
  return (
    <ConfirmDialog
      isOpen={isOpen}
      title={words.title}
      confirmLabel={words.confirm}
      cancelLabel={words.cancel}
      isBusy={logout.isPending || logout.isSuccess}
      onConfirm={() => logout.run(undefined)}
      onCancel={onCancel}
    >
      <p>{words.text}</p>
      {logout.problem && <p role="alert">{logout.problem}</p>}
    </ConfirmDialog>
  );
}
