import { ConfirmDialog } from '@nukkad/ui';
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

export function LogoutDialog({ isOpen, onCancel, words }: LogoutDialogProps) {
  const logout = useLogout();
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
