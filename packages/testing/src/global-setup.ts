import { prepareTestServer } from './prepare-test-server.ts';

/** Vitest's global setup for tests with a database: one server for all packages, found again or started. */
export default async function setup(): Promise<() => void> {
  const { release } = await prepareTestServer();
  return release;
}
