import type { GeoPoint } from '@nukkad/contract';

const RADIANS = Math.PI / 180;

/**
 * Kilometres between two points of one region, on the ellipsoid: the kilometres of a degree at their middle latitude
 * (the series of the US rules for broadcast distances, 47 CFR 73.208), good to metres within 475 km.
 */
export function kilometresBetween(one: GeoPoint, other: GeoPoint): number {
  const middle = ((one.latitude + other.latitude) / 2) * RADIANS;
  const ofLatitude = 111.13209 - 0.56605 * Math.cos(2 * middle) + 0.0012 * Math.cos(4 * middle);
  const ofLongitude =
    111.41513 * Math.cos(middle) - 0.09455 * Math.cos(3 * middle) + 0.00012 * Math.cos(5 * middle);
  return Math.hypot(
    ofLatitude * (one.latitude - other.latitude),
    ofLongitude * (one.longitude - other.longitude),
  );
}
