import type { GeoPoint } from '@nukkad/contract';
import { storedPoint } from './device-point.ts';
import { storedHome, useHome } from './home.ts';
import { useViewerPoint } from './use-viewer-point.ts';

/** A point of the seeker that distances are measured from. */
export interface Origin {
  readonly kind: 'HOME' | 'HERE';
  readonly point: GeoPoint;
}

/**
 * Returns the point that all distances are measured from: the seeker's home, else the position that the device shared.
 * Undefined if neither is known, and during hydration; jobs are then measured from the centre of their own city.
 */
export function useOrigin(): Origin | undefined {
  const home = useHome();
  const here = useViewerPoint();
  if (home) return { kind: 'HOME', point: home.point };
  return here && { kind: 'HERE', point: here };
}

/** Returns the point of `useOrigin`, for requests that order jobs by distance; undefined if it is unknown. */
export const useOriginPoint = (): GeoPoint | undefined => useOrigin()?.point;

/** Returns the same point as `useOriginPoint` outside of components, in the browser only. */
const storedOriginPoint = (): GeoPoint | undefined => storedHome()?.point ?? storedPoint();

/** Returns the points for a search of the list; empty during hydration. */
export function useSearchPoints() {
  return { point: useOriginPoint(), home: useHome()?.point };
}

/** Returns the same points as `useSearchPoints` outside of components, in the browser only. */
export const storedSearchPoints = () => ({ point: storedOriginPoint(), home: storedHome()?.point });
