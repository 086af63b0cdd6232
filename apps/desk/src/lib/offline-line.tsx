import { useT } from '@nukkad/i18n/react.ts';
import { useIsOnline } from './use-is-online.ts';

/** Says in a sheet or dialog why its buttons are off without a connection. These cover the banner of the page. */
export function OfflineLine() {
  const t = useT('hire-shell');
  const isOnline = useIsOnline();
  return <p role="status">{isOnline ? '' : t('offline')}</p>;
}
