import { ApiError } from '@nukkad/contract/api-error.ts';
import { jobApply, jobNotInterested, jobSave } from '@nukkad/contract/applications/application.routes.ts';
import { createClient } from '@nukkad/contract/client.ts';
import type { AnyRoute } from '@nukkad/contract/define-route.ts';
import type { RouteKey } from '@nukkad/contract/load-route.ts';
import { sessionRefresh } from '@nukkad/contract/session/session.routes.ts';
import { SYNC_TAG } from '../src/features/offline/outbox/background-sync.ts';
import { outbox } from '../src/features/offline/outbox/outbox.ts';
import { sendCalls, withOutboxLock } from '../src/features/offline/outbox/send-calls.ts';
import { isCall, type WaitingCall } from '../src/features/offline/outbox/waiting.ts';

/** The event that the browser fires when the device is online again. Chromium only. */
interface SyncEvent extends ExtendableEvent {
  readonly tag: string;
}

const ROUTES: Partial<Record<RouteKey, AnyRoute>> = {
  'applications.apply': jobApply,
  'applications.saveJob': jobSave,
  'applications.notInterested': jobNotInterested,
};

interface SignedIn {
  readonly accessToken: string;
  readonly candidate: { readonly id: string };
}

/** Signs in with the session cookie, because pages do not share their access token. Null if nobody is signed in. */
async function signIn(): Promise<SignedIn | null> {
  const api = createClient({ baseUrl: '/api' });
  try {
    // Pages use the same lock, because the server treats a refresh cookie that is used twice as stolen.
    return await navigator.locks.request('nukkad-session', () => api.call(sessionRefresh, {}));
  } catch (error) {
    if (error instanceof ApiError && error.status === 401) return null;
    throw error;
  }
}

async function sendAll(): Promise<boolean> {
  await outbox.read();
  // Chat messages are sent over a socket, by the next page that opens.
  if (!outbox.get().some((entry) => isCall(entry) && entry.problem === null)) return true;
  const session = await signIn();
  if (session === null) return true;
  const api = createClient({
    baseUrl: '/api',
    getAccessToken: () => session.accessToken,
    getCandidateId: () => session.candidate.id,
  });
  const call = async ({ route, input, key }: WaitingCall) => {
    const record = ROUTES[route];
    if (!record) throw new Error(`The service worker cannot call ${route}`);
    await api.call(record, input, { key });
  };
  return sendCalls({ account: session.candidate.id, call });
}

/** Sends the outbox when the device is online again. If an action must wait, the browser fires the event again later. */
export function handleSync(scope: ServiceWorkerGlobalScope): void {
  scope.addEventListener('sync' as 'message', (event: Event) => {
    const { tag, waitUntil } = event as SyncEvent;
    if (tag !== SYNC_TAG) return;
    const sending = withOutboxLock(sendAll).then((isDone) => {
      if (!isDone) throw new Error('Some actions are not sent yet');
    });
    waitUntil.call(event, sending);
  });
}
