import { type GeoPoint, MAP_ZOOM_COUNTRY } from '@nukkad/contract';
import {
  type FitBoundsOptions,
  type LatLngBounds,
  type Map as LeafletMap,
  latLngBounds,
  point,
} from 'leaflet';
import { centreOf, type MapData } from '../map-data.ts';
import { allowedZoom, INDIA, zoomMin } from '../map-rules.ts';

/** No closer to begin with: one wants to see what is around. */
const ZOOM_FIRST_MAX = 14;
/** The nearest jobs that the first view must hold. */
const JOBS_IN_VIEW = 12;

/** What must stay free at the edges: half a tag at the sides, a whole one above, and what is written below. */
export const EDGES = {
  paddingTopLeft: [48, 64],
  paddingBottomRight: [48, 32],
} satisfies FitBoundsOptions;

/** Moves to a zoom that holds some bounds, no farther than `zoomLeast`, in the middle of what is free of the edges. */
export function viewAround(
  map: LeafletMap,
  bounds: LatLngBounds,
  zoomLeast: number,
  { paddingTopLeft, paddingBottomRight }: typeof EDGES,
): void {
  const [before, behind] = [point(paddingTopLeft), point(paddingBottomRight)];
  const fitting = map.getBoundsZoom(bounds, false, before.add(behind));
  const zoom = Math.min(Math.max(fitting, zoomLeast), map.getMaxZoom());
  const aside = before.subtract(behind).divideBy(2);
  map.setView(map.unproject(map.project(bounds.getCenter(), zoom).subtract(aside), zoom), zoom);
}

/** The nearest jobs within the radius; where there are none the nearest of all. */
function pointsToShow({ jobs, radiusKm }: MapData): GeoPoint[] {
  const within = jobs.filter(({ distanceKm }) => distanceKm !== null && distanceKm <= radiusKm);
  return (within.length > 0 ? within : jobs).slice(0, JOBS_IN_VIEW).flatMap(({ position }) => position ?? []);
}

/** Moves to where the jobs are: all of India while no place is known, else the place with its nearest jobs. */
export function fitView(map: LeafletMap, data: MapData): void {
  const { place } = data;
  const centre = centreOf(place);
  map.setMinZoom(zoomMin(place !== null));
  if (place === null) {
    map.setView([INDIA.latitude, INDIA.longitude], MAP_ZOOM_COUNTRY, { animate: false });
    return;
  }
  const points = pointsToShow(data);
  const all = centre ? [centre, ...points] : points;
  if (all.length === 0) return;
  const bounds = latLngBounds(all.map(({ latitude, longitude }) => [latitude, longitude]));
  map.fitBounds(bounds, {
    ...EDGES,
    maxZoom: allowedZoom(ZOOM_FIRST_MAX, true),
    animate: false,
  });
}
