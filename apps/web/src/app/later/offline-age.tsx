import { useFormat, useT } from '@nukkad/i18n/react.ts';
import { type QueryCache, useQueryClient } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';

/** Beside what the page shows: their age says nothing of it. */
const BESIDE = new Set([
  ...[
    'cities.list',
    'startup.settings',
    'jobs.filterOptions',
    'account.summary',
    'notifications.unreadCount',
  ],
]);

/** When the oldest of what is on the screen was answered, in milliseconds; null where nothing of it was. */
function oldestShown(cache: QueryCache): number | null {
  const moments = cache
    .getAll()
    .filter((query) => query.getObserversCount() > 0 && query.state.data !== undefined)
    .filter(({ queryKey: [key] }) => !BESIDE.has(String(key)))
    .map(({ state }) => state.dataUpdatedAt);
  return moments.length === 0 ? null : Math.min(...moments);
}

/** How old what is shown is, by day and hour. */
export function OfflineAge() {
  const cache = useQueryClient().getQueryCache();
  const oldest = useSyncExternalStore(
    (listener) => cache.subscribe(listener),
    () => oldestShown(cache),
  );
  const t = useT('offline');
  const format = useFormat();
  if (oldest === null) return null;
  const moment = new Date(oldest);
  return (
    <p className="offline-banner offline-banner--age">
      {t('asOf', { day: format.freshness(moment, new Date()), time: format.time(moment) })}
    </p>
  );
}
