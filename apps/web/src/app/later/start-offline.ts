import { onlineManager } from '@tanstack/react-query';
import { pruneResponses, restoreResponses, storeResponses } from '../../features/offline/responses.ts';
import { setConnectionLost } from '../../lib/connection/connection-state.ts';
import { codeOf } from '../../lib/query/code-of.ts';
import type { Services } from '../../lib/services.ts';
import { startWorker } from './start-worker.ts';

/** A browser that stores nothing, or has no room, is one that works as long as there is a line. */
function quietly(work: Promise<unknown>): void {
  work.catch(() => undefined);
}

/** Shows what is stored when the line goes, or a call finds none where the device takes itself to have one. */
function restoreWhenLost({ queryClient }: Services): void {
  let isRestored = false;
  const restore = () => {
    if (!isRestored) quietly(restoreResponses(queryClient));
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

/** Another seeker, or none: what was stored for the one before goes. */
function pruneForViewer({ session }: Services): void {
  let before = session.get().status;
  session.subscribe(() => {
    const { status } = session.get();
    if (status !== before) quietly(pruneResponses());
    before = status;
  });
}

/** Makes the page ready for having no line. */
export function startOffline(services: Services): void {
  // The library takes a page for online that was opened without a line, and would ask for nothing when that is back.
  onlineManager.setOnline(navigator.onLine);
  storeResponses(services.queryClient);
  restoreWhenLost(services);
  pruneForViewer(services);
  quietly(pruneResponses());
  quietly(startWorker(services));
}
