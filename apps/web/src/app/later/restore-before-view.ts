import { restoreResponses } from '../../features/offline/responses.ts';
import { setConnectionLost } from '../../lib/connection/connection-state.ts';
import type { Services } from '../../lib/services.ts';

/** Restores the stored query data before the first rendering of the stored page, and marks the connection as lost. */
export async function restoreBeforeView({ queryClient }: Services): Promise<void> {
  setConnectionLost(true);
  await restoreResponses(queryClient).catch(() => undefined);
}
