/** A point on the WGS 84 ellipsoid, in degrees. */
export interface Point {
  readonly latitude: number;
  readonly longitude: number;
}

const radians = (degrees: number): number => (degrees * Math.PI) / 180;

/** Kilometres of one degree of latitude there (WGS 84 series, good to a metre). */
export function kmPerDegreeOfLatitude(latitude: number): number {
  const angle = radians(latitude);
  return 111.132954 - 0.559822 * Math.cos(2 * angle) + 0.001175 * Math.cos(4 * angle);
}

/** Kilometres of one degree of longitude there. */
export function kmPerDegreeOfLongitude(latitude: number): number {
  const angle = radians(latitude);
  return 111.412877 * Math.cos(angle) - 0.0935 * Math.cos(3 * angle) + 0.000118 * Math.cos(5 * angle);
}

/**
 * Kilometres between two points of one region, on the ellipsoid: by the lengths of a degree at their middle latitude,
 * good to metres within some 475 km.
 */
export function kmBetween(one: Point, other: Point): number {
  const middle = (one.latitude + other.latitude) / 2;
  return Math.hypot(
    kmPerDegreeOfLatitude(middle) * (one.latitude - other.latitude),
    kmPerDegreeOfLongitude(middle) * (one.longitude - other.longitude),
  );
}
