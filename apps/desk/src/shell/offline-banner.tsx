import { useT } from '@nukkad/i18n/react.ts';
import { useIsOnline } from '../lib/use-is-online.ts';

/** Says without a connection that what is shown may be old, and that nothing can be sent. */
export function OfflineBanner() {
  const t = useT('hire-shell');
  const isOnline = useIsOnline();
  return (
    <div role="status" className="hire-offline" hidden={isOnline}>
      {isOnline ? '' : t('offline')}
    </div>
  );
}
