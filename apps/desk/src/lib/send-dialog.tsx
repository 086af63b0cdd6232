import { ConfirmDialog, type ConfirmDialogProps } from '@nukkad/ui';
import { OfflineLine } from './offline-line.tsx';
import { useIsOnline } from './use-is-online.ts';

/** Asks before something is sent. Without a connection only "cancel" can be pressed, and a sentence says why. */
export function SendDialog({ children, ...rest }: ConfirmDialogProps) {
  const isOnline = useIsOnline();
  return (
    <ConfirmDialog {...rest} isConfirmOff={!isOnline}>
      {children}
      <OfflineLine />
    </ConfirmDialog>
  );
}
