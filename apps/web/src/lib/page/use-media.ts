import { useSyncExternalStore } from 'react';

/** Returns whether a media query matches; null on the server and during hydration. */
export function useMedia(query: string): boolean | null {
  return useSyncExternalStore(
    (listener) => {
      const list = window.matchMedia(query);
      list.addEventListener('change', listener);
      return () => list.removeEventListener('change', listener);
    },
    () => window.matchMedia(query).matches,
    () => null,
  );
}
