import type { Point } from './create-pin-map.ts';

/** Why the device did not give its position. Each is a phrase of `hire-place`. */
export type LocateProblem = 'denied' | 'unavailable' | 'timedOut';

const LOCATE_MS = 15_000;
/** The codes of GeolocationPositionError. */
const PROBLEMS: Readonly<Record<number, LocateProblem>> = { 1: 'denied', 2: 'unavailable', 3: 'timedOut' };
/** Decimals of a coordinate: about ten centimetres. */
const DECIMALS = 6;

/** Asks the device for its position. Never rejects. */
export function readDevicePoint(): Promise<Point | LocateProblem> {
  return new Promise((resolve) => {
    // Browsers leave it out on pages without HTTPS.
    if (!navigator.geolocation) {
      resolve('unavailable');
      return;
    }
    navigator.geolocation.getCurrentPosition(
      ({ coords }) =>
        resolve({
          latitude: Number(coords.latitude.toFixed(DECIMALS)),
          longitude: Number(coords.longitude.toFixed(DECIMALS)),
        }),
      ({ code }) => resolve(PROBLEMS[code] ?? 'unavailable'),
      { enableHighAccuracy: true, timeout: LOCATE_MS },
    );
  });
}

/** Returns whether two points are the same. */
export const isSamePoint = (a: Point, b: Point): boolean =>
  a.latitude === b.latitude && a.longitude === b.longitude;
