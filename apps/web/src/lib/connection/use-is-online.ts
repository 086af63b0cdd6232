import { useSyncExternalStore } from 'react';
import { isConnectionLost, subscribeToConnection } from './connection-state.ts';

function subscribe(listener: () => void): () => void {
  window.addEventListener('online', listener);
  window.addEventListener('offline', listener);
  const unsubscribe = subscribeToConnection(listener);
  return () => {
    window.removeEventListener('online', listener);
    window.removeEventListener('offline', listener);
    unsubscribe();
  };
}

/** Returns whether the device is online and the last API call reached the server. Always true on the server. */
export function useIsOnline(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => navigator.onLine && !isConnectionLost(),
    () => true,
  );
}
