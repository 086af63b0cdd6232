import { useT } from '@nukkad/i18n/react.ts';
import { ErrorState } from '@nukkad/ui';
import { lazy } from 'react';

/** Shown if the map could not be loaded. The list of jobs works without it. */
function MissingMap() {
  const t = useT('map');
  return (
    <div className="map-view__waiting">
      <ErrorState text={t('missing')} onRetry={() => window.location.reload()} />
    </div>
  );
}

/**
 * The map with Leaflet, loaded in the browser only, when it is first shown. A message replaces it if it cannot be
 * loaded.
 */
export const LazyMap = lazy(() =>
  import('./canvas/map-canvas.tsx').then(
    ({ MapCanvas }) => ({ default: MapCanvas }),
    () => ({ default: MissingMap }),
  ),
);
