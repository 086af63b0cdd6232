import { useSyncExternalStore } from 'react';
import { useServices } from './services.ts';
import type { Session } from './session-store.ts';

/** Returns the current session; always `unknown` on the server and during hydration. */
export function useSession(): Session {
  const { session } = useServices();
  return useSyncExternalStore(session.subscribe, session.get, unknownSession);
}

const UNKNOWN: Session = { status: 'unknown' };
function unknownSession(): Session {
  return UNKNOWN;
}

/** Returns whether the reader is known to be signed in. */
export function useIsSignedIn(): boolean {
  return useSession().status === 'signed-in';
}
