import type { Point } from './degree-lengths.ts';

const EARTH_KM = 6371.0088;
const radians = (degrees: number): number => (degrees * Math.PI) / 180;

/** Kilometres on the sphere: for rough rules and scores, up to 0.5% off the ellipsoid. */
export function kmBetween(a: Point, b: Point): number {
  const north = Math.sin(radians(b.latitude - a.latitude) / 2);
  const east = Math.sin(radians(b.longitude - a.longitude) / 2);
  const chord = north * north + Math.cos(radians(a.latitude)) * Math.cos(radians(b.latitude)) * east * east;
  return 2 * EARTH_KM * Math.asin(Math.min(1, Math.sqrt(chord)));
}
