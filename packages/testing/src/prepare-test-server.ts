import { SERVER_VARIABLE, type TestServer } from '@nukkad/db/testing/test-database.ts';
import { acquireCluster } from './cluster/acquire-cluster.ts';
import { ensureTemplate } from './template-database.ts';

/**
 * Starts or finds a server with the template database. It sets an environment variable by which `createTestDatabase`
 * finds the server, in this process and its children. After `release` the server stops if nobody else uses it.
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
