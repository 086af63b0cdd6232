import { fileURLToPath } from 'node:url';
import type { BrowserContext, Page } from 'playwright';
import { onTestFailed } from 'vitest';

const FOLDER = fileURLToPath(new URL('../../../../test-results/journeys', import.meta.url));
const isTraced = process.env.NUKKAD_TRACE === '1';
let viewers = 0;

/**
 * Writes a screenshot of a failed journey to `test-results/journeys`. With NUKKAD_TRACE=1 it also writes a trace for Playwright's
 * trace viewer, which makes journeys slower.
 */
export async function recordTrace(context: BrowserContext, page: Page): Promise<void> {
  if (isTraced) await context.tracing.start({ screenshots: true, snapshots: true });
  viewers += 1;
  const viewer = viewers;
  onTestFailed(async ({ task }) => {
    const name = `${task.name.replace(/[^\p{L}\p{M}\p{N}]+/gu, '-')}-${viewer}`;
    // A closed page has no screenshot.
    await page.screenshot({ path: `${FOLDER}/${name}.png` }).catch(() => undefined);
    if (isTraced) await context.tracing.stop({ path: `${FOLDER}/${name}.zip` }).catch(() => undefined);
  });
}
