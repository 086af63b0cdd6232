import { fileURLToPath } from 'node:url';
import { findPageBrowser } from '@nukkad/testing/browser.ts';
import { startJourneyStack } from '@nukkad/testing/journey-stack.ts';
import type { TestProject } from 'vitest/node';

declare module 'vitest' {
  export interface ProvidedContext {
    origin: string;
  }
}

const JOBS = 4000;
const LOGS = fileURLToPath(new URL('../../../test-results/logs', import.meta.url));
const DAY = 86_400_000;
const INDIA_OFFSET = 5.5 * 3_600_000;

/** Returns the last midnight in India. Jobs are seeded as of then, so that their order does not depend on the hour. */
function lastMidnight(): string {
  const day = Math.floor((Date.now() + INDIA_OFFSET) / DAY);
  return new Date(day * DAY - INDIA_OFFSET).toISOString();
}

/** Starts one stack for all journeys, or uses a running one whose origin is in NUKKAD_E2E_ORIGIN. */
export default async function setup(project: TestProject): Promise<(() => Promise<void>) | undefined> {
  // Unpack the browser while the stack starts, before all workers need it at the same time.
  const unpacked = findPageBrowser();
  unpacked.catch(() => undefined);
  const running = process.env.NUKKAD_E2E_ORIGIN;
  if (running) {
    await unpacked;
    project.provide('origin', running);
    return undefined;
  }
  const stack = await startJourneyStack({
    jobs: JOBS,
    env: { NUKKAD_SEED_NOW: lastMidnight() },
    logsTo: LOGS,
  });
  await unpacked;
  project.provide('origin', stack.origin);
  return stack.stop;
}
