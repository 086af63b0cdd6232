import { kmPerDegreeOfLatitude, kmPerDegreeOfLongitude, type Point } from '@nukkad/domain/geo.ts';

/** Where the Mercator map ends (`search_place` in the migrations). */
const LATITUDE_MAX = 85;
const radians = (degrees: number): number => (degrees * Math.PI) / 180;

/**
 * Each profile has a map of its own in `job_search_profile_place_idx`: one beside the other, by so many degrees to the
 * east. Farther than a map is wide.
 */
export const DEGREES_A_PROFILE = 400;

/** For rounding in the map's logarithm. */
const ROUNDING_METRES = 0.001;

/** For the series of the lengths of a degree, good to a metre. */
const SERIES = 1.0001;

/** Metres below which nothing lies that is farther on the map than `mapDegrees` from the centre. */
export function metresReached({ latitude }: Point, mapDegrees: number): number {
  const nearest = Math.max(Math.abs(latitude) - mapDegrees, 0);
  const farthest = Math.min(Math.abs(latitude) + mapDegrees, LATITUDE_MAX);
  const kmPerDegree = (Math.cos(radians(farthest)) * kmPerDegreeOfLatitude(nearest)) / SERIES;
  return mapDegrees * kmPerDegree * 1000 - ROUNDING_METRES;
}

/** Where the map is stretched so far that nothing is told by it. */
const TELLING_LATITUDE_MAX = 80;

/** Degrees on the map from the centre within which all lies nearer than so many metres. */
export function mapDegreesWithin({ latitude }: Point, metres: number): number {
  const most = metres / 1000 / (kmPerDegreeOfLongitude(latitude) * SERIES);
  if (Math.abs(latitude) + most > TELLING_LATITUDE_MAX) return 0;
  // A degree of the map is longest towards the equator, and of longitude.
  const nearest = Math.max(Math.abs(latitude) - most, 0);
  const kmPerDegree = kmPerDegreeOfLongitude(nearest) * SERIES;
  return Math.max((metres - ROUNDING_METRES) / 1000 / kmPerDegree, 0);
}
