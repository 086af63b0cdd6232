import { fork } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, mkdirSync, openSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import {
  CLUSTER_DIR,
  type ClusterState,
  clearState,
  hold,
  readAbandonedState,
  readState,
  release,
} from './cluster-state.ts';
import { endAbandonedPostgres } from './local-postgres.ts';
import { assertAllowed } from './required-server.ts';

const KEEPER = fileURLToPath(new URL('keeper.ts', import.meta.url));
const STARTING = join(CLUSTER_DIR, 'starting');
/** Milliseconds after which a start counts as failed. It can include downloading an image or installing packages. */
const START_TIMEOUT_MS = 300_000;

/** A server for test databases. */
export interface Cluster {
  adminUrl: string;
  release(): void;
}

/** Message of the keeper process: the server that it started, or an error. */
type RunningServer = Pick<ClusterState, 'kind' | 'adminUrl'>;
type KeeperMessage = RunningServer | { error: string };

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

/** Starts the server in one of several processes; the others wait for it. */
async function startOnce(): Promise<RunningServer> {
  for (;;) {
    const running = readState();
    if (running !== undefined) return running;
    if (takeStart()) return startKeeper().finally(() => rmSync(STARTING, { force: true }));
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
}

function takeStart(): boolean {
  mkdirSync(CLUSTER_DIR, { recursive: true });
  const begun = statSync(STARTING, { throwIfNoEntry: false });
  if (begun !== undefined && Date.now() - begun.mtimeMs > START_TIMEOUT_MS) rmSync(STARTING, { force: true });
  try {
    closeSync(openSync(STARTING, 'wx'));
    return true;
  } catch {
    return false;
  }
}

async function startKeeper(): Promise<RunningServer> {
  const abandoned = readAbandonedState();
  if (abandoned?.dataDir) await endAbandonedPostgres(abandoned.dataDir);
  clearState();
  const keeper = fork(KEEPER, { detached: true, stdio: 'ignore', execArgv: [] });
  const failed = once(keeper, 'exit').then(() => ({ error: 'The keeper of the test server ended' }));
  const received = once(keeper, 'message').then(([first]) => first as KeeperMessage);
  const message = await Promise.race<KeeperMessage>([received, failed]);
  if ('error' in message) throw new Error(message.error);
  keeper.unref();
  return message;
}
