import { startContainerPostgres } from './container-postgres.ts';
import { startLocalPostgres } from './local-postgres.ts';
import { requiredServer } from './required-server.ts';
import type { TestServer } from './test-server.ts';

/** How the two kinds of servers are started; a container is undefined if no engine answers. */
interface Starts {
  container: () => Promise<TestServer | undefined>;
  local: () => Promise<TestServer>;
}

const STARTS: Starts = { container: startContainerPostgres, local: startLocalPostgres };

/**
 * Starts a server for tests: a container if an engine answers and can run the image, else this machine's own PostgreSQL.
 * With NUKKAD_TEST_SERVER_KIND only the kind that it names; throws with the reason if that does not start.
 */
export async function startTestServer({ container, local }: Starts = STARTS): Promise<TestServer> {
  const required = requiredServer();
  if (required === 'local') return local();
  if (required === undefined) return (await container().catch(noteFailure)) ?? local();
  const server = await container();
  if (server === undefined)
    throw new Error('NUKKAD_TEST_SERVER_KIND=container, but no container engine answers');
  return server;
}

function noteFailure(error: Error): undefined {
  console.error(`PostGIS does not start as a container: ${error.message}`);
  return undefined;
}
