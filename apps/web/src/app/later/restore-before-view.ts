import { restoreResponses } from '../../features/offline/responses.ts';
import { setConnectionLost } from '../../lib/connection/connection-state.ts';
import type { Services } from '../../lib/services.ts';

/** For the page that stands in for one that did not come: it begins with what is stored, knowing that the line is gone. */
export async function restoreBeforeView({ queryClient }: Services): Promise<void> {
  setConnectionLost(true);
  await restoreResponses(queryClient).catch(() => undefined);
}
