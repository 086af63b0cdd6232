import { SERVER_VARIABLE, type TestServer } from '@nukkad/db/testing/test-database.ts';
import { acquireCluster } from './cluster/acquire-cluster.ts';
import { ensureTemplate } from './template-database.ts';

/**
 * Brings up a server with the template on it, and lets `createTestDatabase` of this process and of those it
 * starts know. `release` lets go of the server: it ends when nobody needs it any more.
 */
export async function prepareTestServer(): Promise<{ server: TestServer; release: () => void }> {
  const { adminUrl, release } = await acquireCluster();
  try {
    const server = { adminUrl, template: await ensureTemplate(adminUrl) };
    process.env[SERVER_VARIABLE] = JSON.stringify(server);
    return { server, release };
  } catch (error) {
    release();
    throw error;
  }
}
