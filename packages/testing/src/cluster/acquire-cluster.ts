import { hold, readState, release } from './cluster-state.ts';
import { assertAllowed } from './required-server.ts';
import { startOnce } from './start-once.ts';

/** A server for test databases. */
export interface Cluster {
  adminUrl: string;
  release(): void;
}

/**
 * Returns the test server: the one of TEST_DATABASE_URL (or NUKKAD_TEST_DATABASE_URL), else the running one of this
 * user, else a new one. The server stops some seconds after its last holder released it. Throws if
 * NUKKAD_TEST_SERVER_KIND requires another kind.
 */
export async function acquireCluster(holder: number | 'pinned' = process.pid): Promise<Cluster> {
  const given = process.env.TEST_DATABASE_URL ?? process.env.NUKKAD_TEST_DATABASE_URL;
  if (given) {
    assertAllowed('given', 'the server of TEST_DATABASE_URL');
    return { adminUrl: given, release: () => {} };
  }
  hold(holder);
  try {
    const { kind, adminUrl } = readState() ?? (await startOnce());
    assertAllowed(kind, `a server of the kind "${kind}" that is running for this user`);
    return { adminUrl, release: () => release(holder) };
  } catch (error) {
    release(holder);
    throw error;
  }
}
