import { useT } from '@nukkad/i18n/react.ts';
import { ErrorState } from '@nukkad/ui';
import { lazy } from 'react';

/** Stands where the map would: it could not be loaded, and the jobs are all there without it. */
function MissingMap() {
  const t = useT('map');
  return (
    <div className="map-view__waiting">
      <ErrorState text={t('missing')} onRetry={() => window.location.reload()} />
    </div>
  );
}

/** The map with Leaflet and its ground, loaded when it is first shown; never on the server. Where it does not come, the page says so and goes on. */
export const LazyMap = lazy(() =>
  import('./canvas/map-canvas.tsx').then(
    ({ MapCanvas }) => ({ default: MapCanvas }),
    () => ({ default: MissingMap }),
  ),
);
