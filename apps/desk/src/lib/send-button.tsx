import { Button, type ButtonProps } from '@nukkad/ui';
import { useIsOnline } from './use-is-online.ts';

/** A button that sends something. Without a connection it is off; `OfflineBanner` says why. */
export function SendButton({ disabled = false, ...rest }: ButtonProps) {
  const isOnline = useIsOnline();
  return <Button {...rest} disabled={disabled || !isOnline} />;
}
