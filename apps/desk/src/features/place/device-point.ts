import { type LocateProblem, locateProblem, readDevicePoint } from '@nukkad/browser/place/device-point.ts';
import type { Point } from './create-pin-map.ts';

/** Decimals of a coordinate: about ten centimetres. */
const DECIMALS = 6;

/** Asks the device for its exact position. Never rejects: each problem is a phrase of `hire-place`. */
export function readExactPoint(): Promise<Point | LocateProblem> {
  return readDevicePoint({ decimals: DECIMALS, enableHighAccuracy: true }).catch(locateProblem);
}

/** Returns whether two points are the same. */
export const isSamePoint = (a: Point, b: Point): boolean =>
  a.latitude === b.latitude && a.longitude === b.longitude;
