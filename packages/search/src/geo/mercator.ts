import type { Box } from './bounding-box.ts';
import type { Point } from './degree-lengths.ts';

const LATITUDE_MAX = 85;
const radians = (degrees: number): number => (degrees * Math.PI) / 180;
const degrees = (angle: number): number => (angle * 180) / Math.PI;

/** The shortest length of a degree on the ellipsoid, as a share of the sphere's: what the map's circles are off by. */
const KM_PER_DEGREE_MIN = 110.5;

/** Degrees north on the Mercator map (`search_place` in the migrations). */
export function mercatorLatitude(latitude: number): number {
  const cut = Math.max(-LATITUDE_MAX, Math.min(LATITUDE_MAX, latitude));
  return degrees(Math.log(Math.tan(Math.PI / 4 + radians(cut) / 2)));
}

/** A place as PostgreSQL's `point` is written. */
export function placeText({ latitude, longitude }: Point): string {
  return `(${longitude},${mercatorLatitude(latitude)})`;
}

/** A box on the map as PostgreSQL's `box` is written. The margin is for rounding in the database's own logarithm. */
export function placeBoxText({ south, west, north, east }: Box): string {
  const margin = 1e-7;
  return `(${east + margin},${mercatorLatitude(north) + margin}),(${west - margin},${mercatorLatitude(south) - margin})`;
}

/** For rounding in the database's own logarithm. */
const ROUNDING_METRES = 0.001;

/** Metres below which nothing lies that is farther on the map than `mapDegrees` from the centre. */
export function metresReached({ latitude }: Point, mapDegrees: number): number {
  const farthest = Math.min(Math.abs(latitude) + mapDegrees, LATITUDE_MAX);
  return mapDegrees * Math.cos(radians(farthest)) * KM_PER_DEGREE_MIN * 1000 - ROUNDING_METRES;
}
