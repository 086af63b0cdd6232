import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, mkdtempSync, openSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { freePort } from '../free-port.ts';
import { isAlive } from './cluster-state.ts';
import { dataParent } from './data-parent.ts';
import { findPostgresPrograms } from './postgres-programs.ts';
import { postgresUser, type RunAs } from './postgres-user.ts';
import type { TestServer } from './test-server.ts';

/** Server settings that do not wait for the disk, because the data need not survive a crash. */
const SETTINGS = {
  fsync: 'off',
  synchronous_commit: 'off',
  full_page_writes: 'off',
  wal_level: 'minimal',
  max_wal_senders: '0',
  max_connections: '200',
  shared_buffers: '256MB',
  // The write-ahead log can be in memory, like the data.
  max_wal_size: '256MB',
  jit: 'off',
  listen_addresses: '127.0.0.1',
};

/** Starts the installed PostgreSQL on a free port, with a data folder that `stop` deletes. */
export async function startLocalPostgres(): Promise<TestServer> {
  const programs = findPostgresPrograms();
  const user = postgresUser();
  const dataDir = mkdtempSync(join(dataParent(), 'nukkad-postgres-'));
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
  const child = spawnPostgres(programs, { dataDir, port, user });
  const adminUrl = `postgresql://postgres@127.0.0.1:${port}/postgres`;
  const isRunning = () => child.exitCode === null && child.signalCode === null;
  const stop = async () => {
    const exited = isRunning() ? once(child, 'exit') : undefined;
    child.kill('SIGINT');
    await exited;
    rmSync(dataDir, { recursive: true, force: true });
  };
  try {
    await untilReady(adminUrl, child);
  } catch (error) {
    const log = readFileSync(join(dataDir, 'server.log'), 'utf8');
    await stop();
    throw new Error(`PostgreSQL did not start:\n${log}`, { cause: error });
  }
  return { kind: 'local', adminUrl, dataDir, isRunning, stop };
}

/** Stops a server whose keeper died, found by its data folder, and deletes the folder. */
export async function endAbandonedPostgres(dataDir: string): Promise<void> {
  try {
    const pid = Number(readFileSync(join(dataDir, 'postmaster.pid'), 'utf8').split('\n')[0]);
    process.kill(pid, 'SIGQUIT');
    // The server still writes to its folder until it has ended.
    for (let attempt = 0; attempt < 600 && isAlive(pid); attempt += 1) await sleep(50);
  } catch {
    // The server has already ended as well.
  }
  rmSync(dataDir, { recursive: true, force: true, maxRetries: 5 });
}

function spawnPostgres(programs: string, at: { dataDir: string; port: number; user: RunAs }): ChildProcess {
  const settings = Object.entries(SETTINGS).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  const log = openSync(join(at.dataDir, 'server.log'), 'a');
  const args = ['-D', at.dataDir, '-k', at.dataDir, '-p', String(at.port), ...settings];
  return spawn(join(programs, 'postgres'), args, {
    ...at.user,
    cwd: at.dataDir,
    stdio: ['ignore', log, log],
    // A separate process group, so that only the keeper reacts to Ctrl-C in a terminal.
    detached: true,
  });
}

async function untilReady(adminUrl: string, child: ChildProcess): Promise<void> {
  for (let attempt = 0; attempt < 1200; attempt += 1) {
    if (child.exitCode !== null) break;
    const client = new pg.Client({ connectionString: adminUrl, connectionTimeoutMillis: 1000 });
    // A connection that breaks after its attempt failed must not end this process.
    client.on('error', () => {});
    const isUp = await client.connect().then(
      () => true,
      () => false,
    );
    await client.end().catch(() => undefined);
    if (isUp) return;
    await sleep(50);
  }
  throw new Error('It accepts no connection');
}
