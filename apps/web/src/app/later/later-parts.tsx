import { useEffect } from 'react';
import { useIsOnline } from '../../lib/line/use-is-online.ts';
import { useServices } from '../../lib/services.ts';
import { OfflineAge } from './offline-age.tsx';
import { startOffline } from './start-offline.ts';

let isStarted = false;

/** Parts of the frame that no first view needs. */
export function LaterParts() {
  const services = useServices();
  const isOnline = useIsOnline();
  useEffect(() => {
    if (!isStarted) startOffline(services);
    isStarted = true;
  }, [services]);
  return !isOnline && <OfflineAge />;
}
