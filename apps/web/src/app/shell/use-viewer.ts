import { useSyncExternalStore } from 'react';
import { useServices } from '../../lib/services.ts';
import { readStored } from '../../lib/storage/local-storage.ts';

export interface Viewer {
  readonly isSignedIn: boolean;
  readonly givenName: string | null;
}

/** Returns the viewer for the page frame: a visitor on the server and until the session is known. */
export function useViewer(): Viewer {
  const { session } = useServices();
  const givenName = useSyncExternalStore(
    session.subscribe,
    () => (session.get().status === 'signed-in' ? (readStored('givenName') ?? '') : null),
    () => null,
  );
  return { isSignedIn: givenName !== null, givenName: givenName || null };
}
