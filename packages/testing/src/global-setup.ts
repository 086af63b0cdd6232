import { prepareTestServer } from './prepare-test-server.ts';

/**
 * Vitest's global setup for tests with a database: all packages share one server, which is started if none is
 * running.
 */
export default async function setup(): Promise<() => void> {
  const { release } = await prepareTestServer();
  return release;
}
