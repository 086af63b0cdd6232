import { ApiError } from '@nukkad/contract/api-error.ts';
import type { Api } from '../../lib/api/api.ts';
import type { Session, SessionLifecycle, SessionStore, SignedIn } from '../../lib/session-store.ts';
import { forgetCandidate, readStored, writeStored } from '../../lib/storage/local-storage.ts';

function sessionOf({ accessToken, candidate }: SignedIn): Session {
  return { status: 'signed-in', accessToken, candidateId: candidate.id };
}

function storeCandidate({ candidate }: SignedIn): void {
  writeStored('isUserLoggedIn', 'true');
  writeStored('candidateId', candidate.id);
  writeStored('candidateName', candidate.name);
  writeStored('givenName', candidate.name.split(' ')[0] ?? candidate.name);
  writeStored('photo', candidate.photo);
}

/** Returns the session of the last known seeker, for offline use. Without a token it can only read stored data. */
function rememberedSession(): Session {
  const candidateId = readStored('candidateId');
  return candidateId === null
    ? { status: 'visitor' }
    : { status: 'signed-in', candidateId, accessToken: null };
}

/**
 * Refreshes the access token in one tab at a time, because the server treats a refresh cookie that is used twice as
 * stolen.
 */
async function withTabLock<T>(work: () => Promise<T>): Promise<T> {
  return navigator.locks ? navigator.locks.request('nukkad-session', work) : work();
}

/** Creates the functions that start, refresh and end the session. `api` must not refresh tokens itself. */
export function createSessionLifecycle(store: SessionStore, api: Api): SessionLifecycle {
  let running: Promise<boolean> | null = null;

  function begin(signIn: SignedIn): void {
    storeCandidate(signIn);
    store.set(sessionOf(signIn));
  }

  async function exchange(): Promise<boolean> {
    try {
      begin(await api.call('session.refresh', {}));
      return true;
    } catch (error) {
      const hasEnded = error instanceof ApiError && error.status === 401;
      if (hasEnded) forgetCandidate();
      // A failure while offline does not end the session.
      if (hasEnded) store.set({ status: 'visitor' });
      else if (store.get().status === 'unknown') store.set(rememberedSession());
      return false;
    }
  }

  function refresh(): Promise<boolean> {
    running ??= withTabLock(exchange).finally(() => {
      running = null;
    });
    return running;
  }

  return {
    begin,
    refresh,
    async restore() {
      if (readStored('isUserLoggedIn') === 'true') await refresh();
      else store.set({ status: 'visitor' });
    },
    async end() {
      await api.call('session.logout', {});
      forgetCandidate();
      store.set({ status: 'visitor' });
    },
  };
}
