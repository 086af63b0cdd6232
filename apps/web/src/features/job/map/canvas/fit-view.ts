import { type GeoPoint, MAP_ZOOM_COUNTRY } from '@nukkad/contract';
import {
  type FitBoundsOptions,
  type LatLngBounds,
  type Map as LeafletMap,
  latLngBounds,
  point,
} from 'leaflet';
import { centreOf, type MapData } from '../map-data.ts';
import { clampZoom, INDIA, zoomMin } from '../map-rules.ts';
import { coveredPixels } from './visible-window.ts';

/** Largest zoom level of the first view, so that the surroundings are visible. */
const ZOOM_FIRST_MAX = 14;
/** Number of nearest jobs that the first view must contain. */
const JOBS_IN_VIEW = 12;

type Edges = Required<Pick<FitBoundsOptions, 'paddingTopLeft' | 'paddingBottomRight'>> & {
  readonly paddingTopLeft: [number, number];
  readonly paddingBottomRight: [number, number];
};

/** Half of the widest marker, in pixels. */
const SIDE = 64;

/**
 * Returns the margins of the view in pixels: half a marker at the sides, a whole one at the top, the attribution at the bottom, and
 * what the page shows over the map (`--map-covered-top` and `--map-covered-bottom`).
 */
export function edgesOf(map: LeafletMap): Edges {
  // A small map of a single job has less room.
  const side = Math.min(SIDE, map.getSize().x / 6);
  return {
    paddingTopLeft: [side, 64 + coveredPixels(map, 'top')],
    paddingBottomRight: [side, 32 + coveredPixels(map, 'bottom')],
  };
}

/** Sets the view so that the bounds fit inside the margins. Does not zoom out beyond the level `zoomLeast`. */
export function viewAround(
  map: LeafletMap,
  bounds: LatLngBounds,
  zoomLeast: number,
  { paddingTopLeft, paddingBottomRight }: Edges,
): void {
  const topLeft = point(paddingTopLeft);
  const bottomRight = point(paddingBottomRight);
  const fitting = map.getBoundsZoom(bounds, false, topLeft.add(bottomRight));
  const zoom = Math.min(Math.max(fitting, zoomLeast), map.getMaxZoom());
  const offset = topLeft.subtract(bottomRight).divideBy(2);
  map.setView(map.unproject(map.project(bounds.getCenter(), zoom).subtract(offset), zoom), zoom);
}

/** Returns the nearest jobs within the radius, or the nearest of all if there are none. */
function pointsToShow({ jobs, radiusKm }: MapData): GeoPoint[] {
  const within = jobs.filter(({ distanceKm }) => distanceKm !== null && distanceKm <= radiusKm);
  return (within.length > 0 ? within : jobs).slice(0, JOBS_IN_VIEW).flatMap(({ position }) => position ?? []);
}

/** Sets the first view: all of India if no place is known, otherwise the place and its nearest jobs. */
export function fitView(map: LeafletMap, data: MapData): void {
  const { place } = data;
  const centre = centreOf(place);
  map.setMinZoom(zoomMin(place !== null));
  if (place === null) {
    const { paddingTopLeft, paddingBottomRight } = edgesOf(map);
    const down = (paddingBottomRight[1] - paddingTopLeft[1]) / 2;
    map.setView([INDIA.latitude, INDIA.longitude], MAP_ZOOM_COUNTRY, { animate: false });
    map.panBy([0, down], { animate: false });
    return;
  }
  const points = pointsToShow(data);
  const all = centre ? [centre, ...points] : points;
  if (all.length === 0) return;
  const bounds = latLngBounds(all.map(({ latitude, longitude }) => [latitude, longitude]));
  map.fitBounds(bounds, {
    ...edgesOf(map),
    maxZoom: clampZoom(ZOOM_FIRST_MAX, true),
    animate: false,
  });
}
