import { useSyncExternalStore } from 'react';
import { remembered } from '../../lib/memory/browser-memory.ts';
import { useServices } from '../../lib/services.ts';

export interface Reader {
  readonly isSignedIn: boolean;
  readonly givenName: string | null;
}

/** Who reads, as far as the frame shows it: a visitor on the server and until the session is known. */
export function useReader(): Reader {
  const { session } = useServices();
  const givenName = useSyncExternalStore(
    session.subscribe,
    () => (session.get().status === 'signed-in' ? (remembered('givenName') ?? '') : null),
    () => null,
  );
  return { isSignedIn: givenName !== null, givenName: givenName || null };
}
