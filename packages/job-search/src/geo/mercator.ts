import { kmPerDegreeOfLatitude, kmPerDegreeOfLongitude, type Point } from '@nukkad/domain/geo.ts';

/** Maximum latitude of the Mercator projection (`search_place` in the migrations). */
const LATITUDE_MAX = 85;
const radians = (degrees: number): number => (degrees * Math.PI) / 180;

/**
 * In `job_search_profile_place_idx`, each profile has a map of its own. Each is this many degrees east of the previous one,
 * more than the width of a map.
 */
export const DEGREES_A_PROFILE = 400;

/** Tolerance for rounding errors of the projection. */
const ROUNDING_METRES = 0.001;

/** Tolerance for the length of a degree, which is computed by a series with an error of about a metre. */
const SERIES = 1.0001;

/**
 * Returns a lower bound, in metres, of the geodesic distance to any point that is more than `mapDegrees` from the
 * centre on the map.
 */
export function metresReached({ latitude }: Point, mapDegrees: number): number {
  const nearest = Math.max(Math.abs(latitude) - mapDegrees, 0);
  const farthest = Math.min(Math.abs(latitude) + mapDegrees, LATITUDE_MAX);
  const kmPerDegree = (Math.cos(radians(farthest)) * kmPerDegreeOfLatitude(nearest)) / SERIES;
  return mapDegrees * kmPerDegree * 1000 - ROUNDING_METRES;
}

/** Beyond this latitude the projection is stretched too far for a useful bound. */
const USEFUL_LATITUDE_MAX = 80;

/**
 * Returns a radius on the map, in degrees. All points within it are closer to the centre than `metres`. 0 if no
 * useful bound is known.
 */
export function mapDegreesWithin({ latitude }: Point, metres: number): number {
  const most = metres / 1000 / (kmPerDegreeOfLongitude(latitude) * SERIES);
  if (Math.abs(latitude) + most > USEFUL_LATITUDE_MAX) return 0;
  // A degree of the map is longest in kilometres where it is nearest to the equator.
  const nearest = Math.max(Math.abs(latitude) - most, 0);
  const kmPerDegree = kmPerDegreeOfLongitude(nearest) * SERIES;
  return Math.max((metres - ROUNDING_METRES) / 1000 / kmPerDegree, 0);
}
