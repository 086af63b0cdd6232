import { MAP_ZOOM_COUNTRY, MAP_ZOOM_MAX, MAP_ZOOM_MIN } from '@nukkad/contract';
import { pixelsAKilometre } from './project-point.ts';

/** The middle of India, for as long as no place is known. */
export const INDIA = { latitude: 22.5, longitude: 80 } as const;
/** Beyond it there is nothing of the product. */
export const INDIA_BOUNDS = { south: 4, west: 64, north: 38, east: 98 } as const;

/** How far out one may go: to all of India only while no place is known. */
export function zoomMin(hasPlace: boolean): number {
  return hasPlace ? MAP_ZOOM_MIN : MAP_ZOOM_COUNTRY;
}

/** A wanted zoom within what is allowed. */
export function allowedZoom(wanted: number, hasPlace: boolean): number {
  return Math.min(Math.max(wanted, zoomMin(hasPlace)), MAP_ZOOM_MAX);
}

const RINGS_KM = [0.5, 1, 2, 5, 10, 20, 30] as const;
const RING_PIXELS_MIN = 60;
const RINGS_MAX = 3;

/** Radii of the distance rings that are told apart at a zoom, in kilometres; none beyond the search's own. */
export function ringsAt(zoom: number, latitude: number, radiusKm: number): readonly number[] {
  const pixels = pixelsAKilometre(latitude, zoom);
  const seen = RINGS_KM.filter((ring) => ring <= radiusKm && ring * pixels >= RING_PIXELS_MIN);
  return seen.slice(0, RINGS_MAX);
}
