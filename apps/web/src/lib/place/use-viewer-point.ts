import type { GeoPoint } from '@nukkad/contract';
import { useSyncExternalStore } from 'react';
import { forgetStoredPoint, storedPoint } from './device-point.ts';

const listeners = new Set<() => void>();
let current: GeoPoint | undefined;
let isRead = false;

function readOnce(): GeoPoint | undefined {
  if (!isRead) current = storedPoint();
  isRead = true;
  return current;
}

function change(point: GeoPoint | undefined): void {
  isRead = true;
  current = point;
  for (const listener of listeners) listener();
}

/** Stores the reader's position and updates all lists that show distances. */
export function setViewerPoint(point: GeoPoint): void {
  change(point);
}

/** Removes the reader's position from this browser and from all lists. */
export function forgetViewerPoint(): void {
  forgetStoredPoint();
  change(undefined);
}

/** Returns the reader's position if they shared it; undefined on the server and during hydration. */
export function useViewerPoint(): GeoPoint | undefined {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    readOnce,
    () => undefined,
  );
}
