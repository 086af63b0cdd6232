import { useFormat, useT } from '@nukkad/i18n/react.ts';
import { useQuery } from '@tanstack/react-query';
import { useServices } from '../../lib/services.ts';
import { settingsQuery } from '../../lib/settings-query.ts';

/** Interval in milliseconds at which the page checks whether the maintenance has ended. */
const REFETCH_MS = 60_000;

/** Shows that the site is read-only during maintenance, with the operator's message and the expected end. */
export function MaintenanceBanner() {
  const t = useT('offline');
  const format = useFormat();
  const { data } = useQuery({
    ...settingsQuery(useServices()),
    refetchInterval: ({ state }) => (state.data?.maintenance ? REFETCH_MS : false),
  });
  const notice = data?.maintenance;
  if (!notice) return null;
  const { message, until } = notice;
  return (
    <div role="status" className="offline-banner">
      <p className="offline-banner__line">{t('maintenance')}</p>
      {until && (
        <p className="offline-banner__line">
          {t('maintenanceUntil', { day: format.date(until), time: format.time(until) })}
        </p>
      )}
      {message && <p className="offline-banner__line">{message}</p>}
    </div>
  );
}
