import { useNearbyFocus } from '@nukkad/browser/focus/lost-focus.ts';
import { loadNamespaces } from '@nukkad/i18n';
import { useEffect, useState } from 'react';
import { useLiveMarks } from '../../features/chat/use-live-marks.ts';
import { leaveWithOtherTabs } from '../../features/session/forget-on-device.ts';
import { useIsOnline } from '../../lib/connection/use-is-online.ts';
import { useServices } from '../../lib/services.ts';
import { MaintenanceBanner } from './maintenance-banner.tsx';
import { OfflineAge } from './offline-age.tsx';
import { OutboxBar } from './outbox-bar.tsx';
import { startOffline } from './start-offline.ts';
import { startOutbox } from './start-outbox.ts';
import { startPush } from './start-push.ts';

let isStarted = false;

/** Parts of the page frame that the first view does not need, loaded later. */
export function LaterParts() {
  const services = useServices();
  const isOnline = useIsOnline();
  useLiveMarks();
  useNearbyFocus();
  const [hasPhrases, setHasPhrases] = useState(false);
  useEffect(() => {
    loadNamespaces(services.i18n, ['offline']).then(
      () => setHasPhrases(true),
      // Not stored on this device yet. They are loaded when the connection returns.
      () => undefined,
    );
  }, [services, isOnline]);
  useEffect(() => {
    // The page contains only the general sentences of this namespace.
    void services.i18n.reloadResources(services.i18n.language, ['errors']);
    if (isStarted) return;
    isStarted = true;
    startOffline(services);
    startOutbox(services);
    // The page works without measurements.
    import('./start-beacons.ts').then(
      ({ startBeacons }) => startBeacons(services),
      () => undefined,
    );
    startPush(services);
    leaveWithOtherTabs(services);
  }, [services]);
  if (!hasPhrases) return null;
  return (
    <>
      {!isOnline && <OfflineAge />}
      <MaintenanceBanner />
      <OutboxBar />
    </>
  );
}
