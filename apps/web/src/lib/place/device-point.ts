import { COORDINATE_DECIMALS, type GeoPoint } from '@nukkad/contract';
import { readStored, writeStored } from '../storage/local-storage.ts';

function rounded(degrees: number): number {
  return Number(degrees.toFixed(COORDINATE_DECIMALS));
}

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
  return new Promise((resolve, reject) => {
    if (!navigator.geolocation) {
      reject(new Error('This device cannot tell its place'));
      return;
    }
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => resolve({ latitude: rounded(coords.latitude), longitude: rounded(coords.longitude) }),
      reject,
      { maximumAge: 300_000, timeout: 15_000 },
    );
  });
}

const PERMISSION_DENIED = 1;

/**
 * Returns whether the reader or a browser setting refused to share the position. Other errors mean that the device
 * does not know it.
 */
export function isPermissionDenied(error: unknown): boolean {
  return (error as Partial<GeolocationPositionError> | null)?.code === PERMISSION_DENIED;
}
