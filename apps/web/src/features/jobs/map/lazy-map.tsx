import { lazy } from 'react';

/** The map with Leaflet and its ground, loaded when it is first shown; never on the server. */
export const LazyMap = lazy(async () => ({ default: (await import('./canvas/map-canvas.tsx')).MapCanvas }));
