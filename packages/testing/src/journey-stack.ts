import { createTestDatabase } from '@nukkad/db/testing/test-database.ts';
import { prepareTestServer } from './prepare-test-server.ts';
import { type RunningStack, type StackOptions, startStack } from './stack.ts';

/**
 * Starts the whole product for end-to-end tests, on a new database of the test server. With NUKKAD_E2E_EMBEDDED=1 it
 * uses the embedded database, as `npm start` does.
 */
export async function startJourneyStack(options: StackOptions): Promise<RunningStack> {
  if (process.env.NUKKAD_E2E_EMBEDDED === '1') return startStack(options);
  const { release } = await prepareTestServer();
  const database = await createTestDatabase();
  const end = async () => {
    await database.drop();
    release();
  };
  try {
    const { origin, stop } = await startStack({ ...options, databaseUrl: database.url });
    return { origin, stop: () => stop().then(end) };
  } catch (error) {
    await end();
    throw error;
  }
}
