import { ConfirmDialog } from '@nukkad/ui';
import { useErrorPhrase } from '../query/use-error-phrase.ts';
import { useLogout } from './use-logout.ts';

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

/** Asks before logging out. */
export function LogoutDialog({ isOpen, onCancel, words }: LogoutDialogProps) {
  const phrase = useErrorPhrase();
  const logout = useLogout();
  return (
    <ConfirmDialog
      isOpen={isOpen}
      title={words.title}
      confirmLabel={words.confirm}
      cancelLabel={words.cancel}
      isBusy={logout.isPending || logout.isSuccess}
      onConfirm={() => logout.mutate()}
      onCancel={onCancel}
    >
      <p>{words.text}</p>
      {logout.isError && <p role="alert">{phrase(logout.error)}</p>}
    </ConfirmDialog>
  );
}
