import { useT } from '@nukkad/i18n/react.ts';
import { ErrorState } from '@nukkad/ui';

/** Stands where the map would: it could not be loaded, and the jobs are all there without it. */
export function MissingMap() {
  const t = useT('map');
  return (
    <div className="map-view__waiting">
      <ErrorState text={t('missing')} onRetry={() => window.location.reload()} />
    </div>
  );
}
