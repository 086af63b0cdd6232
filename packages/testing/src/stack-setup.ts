import { createTestDatabase } from '@nukkad/db/testing/test-database.ts';
import type { TestProject } from 'vitest/node';
import { prepareTestServer } from './prepare-test-server.ts';
import { startStack } from './stack.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Address of the running product. */
    origin: string;
    /** Its database, for what a journey cannot do by itself: an employer's answer, an operator's yes. */
    databaseUrl: string;
  }
}

const JOBS = 3000;

/** Vitest's global setup for journeys: one stack for all of them, on a database of its own. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const { release } = await prepareTestServer();
  const { url, drop } = await createTestDatabase();
  // All journeys come from one address, which no real crowd does.
  const env = { NODE_ENV: 'development', RATE_LIMIT_PER_MINUTE: '0' };
  const end = async (): Promise<void> => {
    await drop();
    release();
  };
  try {
    const stack = await startStack({ databaseUrl: url, jobs: JOBS, env });
    project.provide('origin', stack.origin);
    project.provide('databaseUrl', url);
    return async () => {
      await stack.stop();
      await end();
    };
  } catch (error) {
    await end();
    throw error;
  }
}
