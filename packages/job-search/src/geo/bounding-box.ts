import { kmPerDegreeOfLongitude, type Point } from '@nukkad/domain/geo.ts';

export interface Box {
  readonly south: number;
  readonly west: number;
  readonly north: number;
  readonly east: number;
}

/** The shortest degree of latitude there is (at the equator), in kilometres. */
const KM_PER_LATITUDE_MIN = 110.574;
/** For the roundness of the sides and of numbers. */
const MARGIN = 1.002;
const MARGIN_DEGREES = 1e-7;

/** A box of degrees that holds the whole circle; it may reach beyond ±180° of longitude. */
export function boundingBox({ latitude, longitude }: Point, radiusKm: number): Box {
  const height = (radiusKm / KM_PER_LATITUDE_MIN) * MARGIN + MARGIN_DEGREES;
  const farthest = Math.min(Math.abs(latitude) + height, 90);
  const kmPerDegree = Math.max(kmPerDegreeOfLongitude(farthest), 0.01);
  const width = Math.min((radiusKm / kmPerDegree) * MARGIN + MARGIN_DEGREES, 180);
  return {
    south: Math.max(latitude - height, -90),
    west: longitude - width,
    north: Math.min(latitude + height, 90),
    east: longitude + width,
  };
}
