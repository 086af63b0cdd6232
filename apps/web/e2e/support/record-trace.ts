import { fileURLToPath } from 'node:url';
import type { BrowserContext, Page } from 'playwright';
import { onTestFailed } from 'vitest';

const FOLDER = fileURLToPath(new URL('../../../../test-results/journeys', import.meta.url));
const isTraced = process.env.NUKKAD_TRACE === '1';
let viewers = 0;

/**
 * Of a failed journey its last picture stays in `test-results/journeys`, and with NUKKAD_TRACE=1 (which costs time) all
 * that happened, for Playwright's trace viewer.
 */
export async function recordTrace(context: BrowserContext, page: Page): Promise<void> {
  if (isTraced) await context.tracing.start({ screenshots: true, snapshots: true });
  viewers += 1;
  const viewer = viewers;
  onTestFailed(async ({ task }) => {
    const name = `${task.name.replace(/[^\p{L}\p{M}\p{N}]+/gu, '-')}-${viewer}`;
    // A viewer who has left has nothing to show any more.
    await page.screenshot({ path: `${FOLDER}/${name}.png` }).catch(() => undefined);
    if (isTraced) await context.tracing.stop({ path: `${FOLDER}/${name}.zip` }).catch(() => undefined);
  });
}
