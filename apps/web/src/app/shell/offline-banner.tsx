import { useT } from '@nukkad/i18n/react.ts';
import { useIsOnline } from './use-is-online.ts';

/** Says that the line is gone; what is on the screen stays. */
export function OfflineBanner() {
  const t = useT('common');
  const isOnline = useIsOnline();
  return (
    <div role="status" className="offline-banner" hidden={isOnline}>
      {isOnline ? '' : t('offline')}
    </div>
  );
}
