import { locateProblem, readDevicePoint } from '@nukkad/browser/place/device-point.ts';
import { COORDINATE_DECIMALS, type GeoPoint } from '@nukkad/contract';
import { readStored, writeStored } from '../storage/local-storage.ts';

/** The oldest position that is used without asking the device again, in milliseconds. */
const POSITION_AGE_MS = 300_000;

/** Returns the position that the reader shared last. It is stored only in this browser and never put into a URL. */
export function storedPoint(): GeoPoint | undefined {
  const latitude = Number.parseFloat(readStored('ownLatitude') ?? '');
  const longitude = Number.parseFloat(readStored('ownLongitude') ?? '');
  return Number.isFinite(latitude) && Number.isFinite(longitude) ? { latitude, longitude } : undefined;
}

export function forgetStoredPoint(): void {
  writeStored('ownLatitude', null);
  writeStored('ownLongitude', null);
}

/** Asks the device for its position and stores it; rejects if the reader or the device refuses. */
export async function requestPoint(): Promise<GeoPoint> {
  const point = await readPoint();
  writeStored('ownLatitude', String(point.latitude));
  writeStored('ownLongitude', String(point.longitude));
  return point;
}

/** Asks the device for its position without storing it; rejects if the reader or the device refuses. */
export function readPoint(): Promise<GeoPoint> {
  return readDevicePoint({ decimals: COORDINATE_DECIMALS, maximumAge: POSITION_AGE_MS });
}

/**
 * Returns whether the reader or a browser setting refused to share the position. Other errors mean that the device
 * does not know it.
 */
export function isPermissionDenied(error: unknown): boolean {
  return locateProblem(error) === 'denied';
}
