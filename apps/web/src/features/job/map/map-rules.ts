import { MAP_ZOOM_COUNTRY, MAP_ZOOM_MAX, MAP_ZOOM_MIN } from '@nukkad/contract';
import { pixelsPerKilometre } from './project-point.ts';

/** Centre of India, shown until a place is known. */
export const INDIA = { latitude: 22.5, longitude: 80 } as const;
/** Limits of the map in degrees. It cannot be moved beyond them. */
export const INDIA_BOUNDS = { south: 4, west: 64, north: 38, east: 98 } as const;

/** Returns the smallest zoom level: all of India if no place is known, otherwise a region. */
export function zoomMin(hasPlace: boolean): number {
  return hasPlace ? MAP_ZOOM_MIN : MAP_ZOOM_COUNTRY;
}

/** Limits a zoom level to the allowed range. */
export function clampZoom(zoom: number, hasPlace: boolean): number {
  return Math.min(Math.max(zoom, zoomMin(hasPlace)), MAP_ZOOM_MAX);
}

const RINGS_KM = [0.5, 1, 2, 5, 10, 20, 30] as const;
const RING_PIXELS_MIN = 60;
const RINGS_MAX = 3;

/**
 * Returns the radii of the distance rings in kilometres: those that are distinguishable at a zoom level and not
 * larger than the search radius.
 */
export function ringsAt(zoom: number, latitude: number, radiusKm: number): readonly number[] {
  const pixels = pixelsPerKilometre(latitude, zoom);
  const visible = RINGS_KM.filter((ring) => ring <= radiusKm && ring * pixels >= RING_PIXELS_MIN);
  return visible.slice(0, RINGS_MAX);
}
