import { restoreAnswers } from '../../features/offline/answers.ts';
import { setLineLost } from '../../lib/connection/connection-state.ts';
import type { Services } from '../../lib/services.ts';

/** For the page that stands in for one that did not come: it begins with what is stored, knowing that the line is gone. */
export async function restoreBeforeView({ queryClient }: Services): Promise<void> {
  setLineLost(true);
  await restoreAnswers(queryClient).catch(() => undefined);
}
