import type { GeoPoint } from '@nukkad/contract';
import { useSyncExternalStore } from 'react';
import { storedPoint } from './own-point.ts';

const listeners = new Set<() => void>();
let current: GeoPoint | undefined;
let isRead = false;

function readOnce(): GeoPoint | undefined {
  if (!isRead) current = storedPoint();
  isRead = true;
  return current;
}

/** Tells every list that the reader's place is known anew. */
export function setViewerPoint(point: GeoPoint): void {
  isRead = true;
  current = point;
  for (const listener of listeners) listener();
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
