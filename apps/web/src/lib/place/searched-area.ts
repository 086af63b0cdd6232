import type { GeoPoint, Localized } from '@nukkad/contract';
import { useSyncExternalStore } from 'react';

/** An area that a search names, such as Wakad. */
export interface SearchedArea {
  readonly point: GeoPoint;
  readonly names: Localized;
}

const listeners = new Set<() => void>();
let current: SearchedArea | undefined;

const isSame = (one: SearchedArea | undefined, other: SearchedArea | undefined): boolean =>
  one?.point.latitude === other?.point.latitude && one?.point.longitude === other?.point.longitude;

/**
 * Keeps the area of the last list or map, so that its jobs have the same distance on their own pages. It is kept in
 * memory only, because it says where somebody looks for work.
 */
export function setSearchedArea(area: SearchedArea | undefined): void {
  if (isSame(area, current)) return;
  current = area;
  for (const listener of listeners) listener();
}

/** Returns the area of the last list or map; undefined if its search named none, and during hydration. */
export function useSearchedArea(): SearchedArea | undefined {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => current,
    () => undefined,
  );
}
