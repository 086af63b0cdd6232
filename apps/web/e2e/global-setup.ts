import { startStack } from '@nukkad/testing/stack.ts';
import type { TestProject } from 'vitest/node';

declare module 'vitest' {
  export interface ProvidedContext {
    origin: string;
  }
}

const JOBS = 4000;

/** One stack for all journeys; NUKKAD_E2E_ORIGIN names one that is up already. */
export default async function setup(project: TestProject): Promise<(() => Promise<void>) | undefined> {
  const running = process.env.NUKKAD_E2E_ORIGIN;
  if (running) {
    project.provide('origin', running);
    return undefined;
  }
  const stack = await startStack({ jobs: JOBS });
  project.provide('origin', stack.origin);
  return stack.stop;
}
