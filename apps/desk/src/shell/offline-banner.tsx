import { useT } from '@nukkad/i18n/react.ts';
import { useIsOnline } from '../lib/use-is-online.ts';

/** Shows that the device is offline. */
export function OfflineBanner() {
  const t = useT('common');
  const isOnline = useIsOnline();
  return (
    <div role="status" className="hire-offline" hidden={isOnline}>
      {isOnline ? '' : t('offline')}
    </div>
  );
}
