import { lazy } from 'react';
import { MissingMap } from './missing-map.tsx';

/** The map with Leaflet and its ground, loaded when it is first shown; never on the server. Where it does not come, the page says so and goes on. */
export const LazyMap = lazy(() =>
  import('./canvas/map-canvas.tsx').then(
    ({ MapCanvas }) => ({ default: MapCanvas }),
    () => ({ default: MissingMap }),
  ),
);
