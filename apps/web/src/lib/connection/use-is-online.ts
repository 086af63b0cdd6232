import { useSyncExternalStore } from 'react';
import { isLineLost, subscribeToLine } from './connection-state.ts';

function subscribe(listener: () => void): () => void {
  window.addEventListener('online', listener);
  window.addEventListener('offline', listener);
  const unsubscribe = subscribeToLine(listener);
  return () => {
    window.removeEventListener('online', listener);
    window.removeEventListener('offline', listener);
    unsubscribe();
  };
}

/** Whether there is a line, by the device's word and the last call's; on the server it is taken for granted. */
export function useIsOnline(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => navigator.onLine && !isLineLost(),
    () => true,
  );
}
