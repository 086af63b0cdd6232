import { startContainerPostgres } from './container-postgres.ts';
import { startLocalPostgres } from './local-postgres.ts';
import { requiredServer } from './required-server.ts';
import type { TestServer } from './test-server.ts';

/** Functions that start the two kinds of servers. `container` returns undefined if no container engine responds. */
interface Starts {
  container: () => Promise<TestServer | undefined>;
  local: () => Promise<TestServer>;
}

const STARTS: Starts = { container: startContainerPostgres, local: startLocalPostgres };

/**
 * Starts a test server: a container if an engine responds and can run the image, else the installed PostgreSQL.
 * NUKKAD_TEST_SERVER_KIND restricts it to one kind; throws if that does not start.
 */
export async function startTestServer({ container, local }: Starts = STARTS): Promise<TestServer> {
  const required = requiredServer();
  if (required === 'local') return local();
  if (required === undefined) return (await container().catch(noteFailure)) ?? local();
  const server = await container();
  if (server === undefined)
    throw new Error('NUKKAD_TEST_SERVER_KIND=container, but no container engine responds');
  return server;
}

function noteFailure(error: Error): undefined {
  console.error(`PostGIS does not start as a container: ${error.message}`);
  return undefined;
}
