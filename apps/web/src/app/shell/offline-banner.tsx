import { useT } from '@nukkad/i18n/react.ts';
import { useSyncExternalStore } from 'react';

function subscribe(listener: () => void): () => void {
  window.addEventListener('online', listener);
  window.addEventListener('offline', listener);
  return () => {
    window.removeEventListener('online', listener);
    window.removeEventListener('offline', listener);
  };
}

/** Says that the line is gone; what is on the screen stays. */
export function OfflineBanner() {
  const t = useT('common');
  const isOnline = useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  );
  return (
    <div role="status" className="offline-banner" hidden={isOnline}>
      {isOnline ? '' : t('offline')}
    </div>
  );
}
