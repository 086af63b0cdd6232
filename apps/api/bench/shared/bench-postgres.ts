import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, mkdtempSync, rmSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { findPostgresPrograms } from '@nukkad/testing/cluster/postgres-programs.ts';
import { postgresUser } from '@nukkad/testing/cluster/postgres-user.ts';
import pg from 'pg';

/** A PostgreSQL of the bench's own: nobody else's load, settings of a small server, gone at the end. */
export interface BenchPostgres {
  readonly programs: string;
  readonly port: number;
  urlOf(database: string): string;
  createDatabase(name: string): Promise<string>;
  stop(): Promise<void>;
}

/** Everything fits in memory; a commit does not wait for the disk; vacuum runs when the bench says so. */
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

async function run(url: string, sql: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(sql);
  } finally {
    await client.end();
  }
}

async function untilReady(url: string, child: ChildProcess): Promise<void> {
  for (let attempt = 0; attempt < 200 && child.exitCode === null; attempt += 1) {
    const isUp = await run(url, 'SELECT 1').then(
      () => true,
      () => false,
    );
    if (isUp) return;
    await sleep(50);
  }
  throw new Error('PostgreSQL did not start');
}

/** Starts it in a folder of its own on a free port. */
export async function startBenchPostgres(): Promise<BenchPostgres> {
  const programs = findPostgresPrograms();
  const user = postgresUser();
  const dataDir = mkdtempSync(join(tmpdir(), 'nukkad-bench-'));
  if (user.uid !== undefined && user.gid !== undefined) chownSync(dataDir, user.uid, user.gid);
  const initdb = [
    '-D',
    dataDir,
    '-U',
    'postgres',
    '-A',
    'trust',
    '-E',
    'UTF8',
    '--locale=C.UTF-8',
    '--no-sync',
  ];
  execFileSync(join(programs, 'initdb'), initdb, { ...user, cwd: dataDir, stdio: 'ignore' });
  const port = await freePort();
  const settings = Object.entries(SETTINGS).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  const child = spawn(
    join(programs, 'postgres'),
    ['-D', dataDir, '-k', dataDir, '-p', String(port), ...settings],
    {
      ...user,
      cwd: dataDir,
      stdio: 'ignore',
    },
  );
  const urlOf = (database: string) => `postgresql://postgres@127.0.0.1:${port}/${database}`;
  const stop = async () => {
    const exited = child.exitCode === null ? once(child, 'exit') : undefined;
    child.kill('SIGINT');
    await exited;
    rmSync(dataDir, { recursive: true, force: true });
  };
  try {
    await untilReady(urlOf('postgres'), child);
  } catch (error) {
    await stop();
    throw error;
  }
  const createDatabase = async (name: string) => {
    await run(urlOf('postgres'), `CREATE DATABASE ${name}`);
    return urlOf(name);
  };
  return { programs, port, urlOf, createDatabase, stop };
}
