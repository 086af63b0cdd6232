import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, existsSync, mkdtempSync, rmSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { findPostgresPrograms } from '@nukkad/testing/cluster/postgres-programs.ts';
import { postgresUser } from '@nukkad/testing/cluster/postgres-user.ts';
import { benchFolder } from './bench-folder.ts';
import { type BenchServer, benchServerAt } from './bench-server.ts';
import { withClient } from './with-client.ts';

/** All data fits in memory, commits do not wait for the disk, and only the benchmark runs VACUUM. */
const SETTINGS = {
  listen_addresses: '127.0.0.1',
  shared_buffers: '3GB',
  work_mem: '16MB',
  maintenance_work_mem: '512MB',
  max_wal_size: '8GB',
  synchronous_commit: 'off',
  autovacuum: 'off',
  max_parallel_workers_per_gather: '0',
  max_connections: '60',
};

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  return port;
}

async function waitUntilReady(url: string, child: ChildProcess): Promise<void> {
  for (let attempt = 0; attempt < 1200 && child.exitCode === null; attempt += 1) {
    const isUp = await withClient(url, (client) => client.query('SELECT 1')).then(
      () => true,
      () => false,
    );
    if (isUp) return;
    await sleep(50);
  }
  throw new Error('PostgreSQL did not start: does another benchmark use its folder?');
}

function initialise(programs: string, dataDir: string): void {
  const options = ['-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--locale=C.UTF-8', '--no-sync'];
  execFileSync(join(programs, 'initdb'), ['-D', dataDir, ...options], {
    ...postgresUser(),
    cwd: tmpdir(),
    stdio: 'ignore',
  });
}

async function start(dataDir: string, onStop: () => void): Promise<BenchServer> {
  const programs = findPostgresPrograms();
  if (!existsSync(join(dataDir, 'PG_VERSION'))) initialise(programs, dataDir);
  const port = await freePort();
  const settings = Object.entries(SETTINGS).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  const command = ['-D', dataDir, '-k', dataDir, '-p', String(port), ...settings];
  const child = spawn(join(programs, 'postgres'), command, {
    ...postgresUser(),
    cwd: dataDir,
    stdio: 'ignore',
  });
  const stop = async () => {
    const exited = child.exitCode === null ? once(child, 'exit') : undefined;
    child.kill('SIGINT');
    await exited;
    onStop();
  };
  const url = `postgresql://postgres@127.0.0.1:${port}/postgres`;
  try {
    await waitUntilReady(url, child);
    return await benchServerAt(url, stop);
  } catch (error) {
    await stop();
    throw error;
  }
}

/** Starts an empty PostgreSQL for a benchmark on a free port. Deleted when it stops. */
export function startBenchPostgres(): Promise<BenchServer> {
  const dataDir = mkdtempSync(join(tmpdir(), 'nukkad-bench-'));
  const { uid, gid } = postgresUser();
  if (uid !== undefined && gid !== undefined) chownSync(dataDir, uid, gid);
  return start(dataDir, () => rmSync(dataDir, { recursive: true, force: true }));
}

/** Starts a PostgreSQL whose data directory is kept, so that the next run reuses loaded databases. */
export function startReusedPostgres(): Promise<BenchServer> {
  const version = execFileSync(join(findPostgresPrograms(), 'postgres'), ['--version'], { encoding: 'utf8' });
  const major = /\d+/.exec(version)?.[0] ?? '';
  return start(join(benchFolder(), `postgres-${major}`), () => {});
}
