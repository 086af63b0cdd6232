/** A point on the WGS 84 ellipsoid, in degrees. */
export interface Point {
  readonly latitude: number;
  readonly longitude: number;
}

const radians = (degrees: number): number => (degrees * Math.PI) / 180;

/** Length of one degree of latitude at this latitude, in kilometres (WGS 84 series, accurate to a metre). */
export function kmPerDegreeOfLatitude(latitude: number): number {
  const angle = radians(latitude);
  return 111.132954 - 0.559822 * Math.cos(2 * angle) + 0.001175 * Math.cos(4 * angle);
}

/** Length of one degree of longitude at this latitude, in kilometres. */
export function kmPerDegreeOfLongitude(latitude: number): number {
  const angle = radians(latitude);
  return 111.412877 * Math.cos(angle) - 0.0935 * Math.cos(3 * angle) + 0.000118 * Math.cos(5 * angle);
}

/**
 * Distance in kilometres on the WGS 84 ellipsoid, from the lengths of a degree at the middle latitude. Accurate to
 * metres up to about 475 km.
 */
export function kmBetween(one: Point, other: Point): number {
  const middle = (one.latitude + other.latitude) / 2;
  return Math.hypot(
    kmPerDegreeOfLatitude(middle) * (one.latitude - other.latitude),
    kmPerDegreeOfLongitude(middle) * (one.longitude - other.longitude),
  );
}
