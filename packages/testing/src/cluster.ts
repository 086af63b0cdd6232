import { acquireCluster } from './cluster/acquire-cluster.ts';
import { readState, release } from './cluster/cluster-state.ts';

/**
 * `node packages/testing/src/cluster.ts start|stop|url`: starts a test server that keeps running between test runs,
 * and stops it. `start` and `url` print its URL for TEST_DATABASE_URL.
 */
async function main(command: string | undefined): Promise<void> {
  if (command === 'start') {
    const { adminUrl } = await acquireCluster('pinned');
    console.log(adminUrl);
  } else if (command === 'url') {
    const state = readState();
    if (state === undefined) process.exitCode = 1;
    else console.log(state.adminUrl);
  } else if (command === 'stop') {
    release('pinned');
    const state = readState();
    if (state !== undefined) process.kill(state.keeperPid, 'SIGTERM');
  } else {
    console.error('node packages/testing/src/cluster.ts start|stop|url');
    process.exitCode = 2;
  }
}

await main(process.argv[2]);
