import type { DataRouter } from 'react-router-dom';
import { restoreResponses } from '../../features/offline/responses.ts';
import { setConnectionLost } from '../../lib/connection/connection-state.ts';
import type { Services } from '../../lib/services.ts';

/** Restores the stored query data before the first rendering of the stored page, and marks the connection as lost. */
export async function restoreBeforeView({ queryClient }: Services): Promise<void> {
  setConnectionLost(true);
  await restoreResponses(queryClient).catch(() => undefined);
}

/** Resolves when the loaders of the first screen have run, so that the stored page stays visible until then. */
export function awaitLoaders(router: DataRouter): Promise<void> {
  if (router.state.initialized) return Promise.resolve();
  return new Promise((resolve) => {
    const stop = router.subscribe(({ initialized }) => {
      if (!initialized) return;
      stop();
      resolve();
    });
  });
}
