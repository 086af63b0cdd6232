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

/** The last midnight in India: seeded as of then, the jobs and their order are the same at every hour. */
function lastMidnight(): string {
  const day = Math.floor((Date.now() + INDIA_OFFSET) / DAY);
  return new Date(day * DAY - INDIA_OFFSET).toISOString();
}

/** One stack for all journeys; NUKKAD_E2E_ORIGIN names one that is up already. */
export default async function setup(project: TestProject): Promise<(() => Promise<void>) | undefined> {
  // Unpacked before the workers want it at once, beside the start of the stack.
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
