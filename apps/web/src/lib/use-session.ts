import { useSyncExternalStore } from 'react';
import { useServices } from './services.ts';
import type { Session } from './session-store.ts';

/** The reader's session; on the server and while hydrating, always `unknown`. */
export function useSession(): Session {
  const { session } = useServices();
  return useSyncExternalStore(session.subscribe, session.get, unknownSession);
}

const UNKNOWN: Session = { status: 'unknown' };
function unknownSession(): Session {
  return UNKNOWN;
}

/** True once the reader is known to be signed in. */
export function useIsSignedIn(): boolean {
  return useSession().status === 'signed-in';
}
