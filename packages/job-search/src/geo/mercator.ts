import { kmPerDegreeOfLatitude, kmPerDegreeOfLongitude, type Point } from '@nukkad/domain/geo.ts';
import { boundingBox, type Circle } from './circle.ts';

const LATITUDE_MAX = 85;
const radians = (degrees: number): number => (degrees * Math.PI) / 180;
const degrees = (angle: number): number => (angle * 180) / Math.PI;

/** Degrees north on the Mercator map (`search_place` in the migrations). @internal */
export function mercatorLatitude(latitude: number): number {
  const cut = Math.max(-LATITUDE_MAX, Math.min(LATITUDE_MAX, latitude));
  return degrees(Math.log(Math.tan(Math.PI / 4 + radians(cut) / 2)));
}

/**
 * Each profile has a map of its own in `job_search_profile_place_idx`: one beside the other, by so many degrees to the
 * east. Farther than a map is wide.
 */
export const DEGREES_A_PROFILE = 400;

/** A place as PostgreSQL's `point` is written. */
export function placeText({ latitude, longitude }: Point): string {
  return `(${longitude},${mercatorLatitude(latitude)})`;
}

/** A circle's box as PostgreSQL's `box` is written; its margin is enough for rounding in the database's own logarithm. */
export function placeBoxText(circle: Circle): string {
  const { south, west, north, east } = boundingBox(circle);
  return `(${east},${mercatorLatitude(north)}),(${west},${mercatorLatitude(south)})`;
}

/** For rounding in the database's own logarithm. */
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
