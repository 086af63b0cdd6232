import { useFormat, useT } from '@nukkad/i18n/react.ts';
import { type QueryCache, useQueryClient } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';

/** Routes whose responses are not the content of a page, so their age is not shown. */
const NOT_CONTENT = new Set([
  'cities.list',
  'startup.settings',
  'jobs.filterOptions',
  'account.summary',
  'notifications.unreadCount',
]);

/** Returns the time of the oldest data on the screen, in milliseconds since the epoch; null if there is none. */
function oldestShown(cache: QueryCache): number | null {
  const moments = cache
    .getAll()
    .filter((query) => query.getObserversCount() > 0 && query.state.data !== undefined)
    .filter(({ queryKey: [key] }) => !NOT_CONTENT.has(String(key)))
    .map(({ state }) => state.dataUpdatedAt);
  return moments.length === 0 ? null : Math.min(...moments);
}

/** Shows the day and time at which the oldest data on the screen was fetched. */
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
