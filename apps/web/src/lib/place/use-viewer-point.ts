import type { GeoPoint } from '@nukkad/contract';
import { useSyncExternalStore } from 'react';
import { forgetStoredPoint, storedPoint } from './own-point.ts';

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

/** Shows every list from the reader's place. */
export function setViewerPoint(point: GeoPoint): void {
  change(point);
}

/** Removes the reader's place from this browser, and from every list that is shown. */
export function forgetViewerPoint(): void {
  forgetStoredPoint();
  change(undefined);
}

/** The reader's own place, where it was shared; unknown on the server and while hydrating. */
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
