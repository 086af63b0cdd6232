import {
  pruneResponses,
  restoreResponses,
  storeLeftPage,
  storeResponses,
} from '../../features/offline/responses.ts';
import { accountQuery } from '../../lib/account-query.ts';
import { setConnectionLost } from '../../lib/connection/connection-state.ts';
import { codeOf } from '../../lib/query/code-of.ts';
import type { Services } from '../../lib/services.ts';
import { startWorker } from './start-worker.ts';

/** Ignores errors of storing. A browser without storage still works online. */
function ignoreErrors(work: Promise<unknown>): void {
  work.catch(() => undefined);
}

/** Restores stored data when the browser goes offline, or when a call fails offline although the browser reports a connection. */
function restoreWhenOffline({ queryClient }: Services): void {
  let isRestored = false;
  const restore = () => {
    if (!isRestored) ignoreErrors(restoreResponses(queryClient));
    isRestored = true;
  };
  queryClient.getQueryCache().subscribe((event) => {
    if (event.type !== 'updated') return;
    const { action } = event;
    if (action.type === 'success' && action.manual !== true) setConnectionLost(false);
    const hasFailed = action.type === 'failed' || action.type === 'error';
    if (!hasFailed || codeOf(action.error) !== 'OFFLINE') return;
    setConnectionLost(true);
    restore();
  });
  window.addEventListener('offline', restore);
  window.addEventListener('online', () => {
    isRestored = false;
    setConnectionLost(false);
  });
}

/** Removes the stored data of the previous account when the session changes. */
function pruneForViewer({ session }: Services): void {
  let before = session.get().status;
  session.subscribe(() => {
    const { status } = session.get();
    if (status !== before) ignoreErrors(pruneResponses());
    before = status;
  });
}

/** Fetches the summary of a signed-in seeker's account once, because applying and the chat need it offline. */
function fetchAccount(services: Services): void {
  let isDone = false;
  const fetchOnce = () => {
    const session = services.session.get();
    if (isDone || session.status !== 'signed-in' || session.accessToken === null) return;
    isDone = true;
    ignoreErrors(services.queryClient.prefetchQuery(accountQuery(services)));
  };
  services.session.subscribe(fetchOnce);
  fetchOnce();
}

/** Prepares the page for offline use: stores query data and registers the service worker. */
export function startOffline(services: Services): void {
  ignoreErrors(storeLeftPage());
  storeResponses(services.queryClient);
  restoreWhenOffline(services);
  pruneForViewer(services);
  fetchAccount(services);
  ignoreErrors(pruneResponses());
  ignoreErrors(startWorker(services));
}
