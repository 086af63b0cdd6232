import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { urlOf } from '@nukkad/db/testing/connect.ts';
import { postgisImage, programsInImage } from './cluster/postgis-image.ts';
import { findPostgresPrograms } from './cluster/postgres-programs.ts';
import { postgresUser } from './cluster/postgres-user.ts';
import { freePort } from './free-port.ts';
import { ensureTemplate } from './template-database.ts';

const read = (path: string): string => readFileSync(new URL(path, import.meta.url), 'utf8');
const SCRIPT = read('cluster/replicated-postgres.sh');
/** The script that creates the replica in docker-compose.scale.yml. */
const REPLICA_SCRIPT = read('../../../docker/scale/replica.sh');
const CONTAINER_PORTS = { PRIMARY_PORT: '5433', REPLICA_PORT: '5434' };

/** A database with reference data on a separate server, and its streaming replica. */
export interface ReplicatedPostgres {
  readonly primaryUrl: string;
  readonly replicaUrl: string;
  stop(): Promise<void>;
}

interface Servers {
  readonly primary: string;
  readonly replica: string;
  stop(): Promise<void>;
}

/** Starts primary and replica on loopback, with the installed programs or in one container. */
export async function startReplicatedPostgres(): Promise<ReplicatedPostgres> {
  const { primary, replica, stop } = await startServers();
  const name = await ensureTemplate(primary).catch(async (error: unknown) => {
    await stop();
    throw error;
  });
  return { primaryUrl: urlOf(primary, name), replicaUrl: urlOf(replica, name), stop };
}

function startServers(): Promise<Servers> {
  let programs: string;
  try {
    programs = findPostgresPrograms();
  } catch {
    return startContainer();
  }
  return startPrograms(programs);
}

async function startPrograms(programs: string): Promise<Servers> {
  const user = postgresUser();
  const dataDir = mkdtempSync(join(tmpdir(), 'nukkad-replicated-'));
  if (user.uid !== undefined && user.gid !== undefined) chownSync(dataDir, user.uid, user.gid);
  const primaryPort = await freePort();
  const replicaPort = await freePort();
  const env = { ...process.env, PROGRAMS: programs, DATA_DIR: dataDir, LISTEN: '127.0.0.1', REPLICA_SCRIPT };
  const ports = { PRIMARY_PORT: String(primaryPort), REPLICA_PORT: String(replicaPort) };
  const child = spawn('sh', ['-c', SCRIPT], {
    ...user,
    cwd: dataDir,
    env: { ...env, ...ports },
    stdio: ['ignore', 'pipe', 'pipe'],
    // A separate process group, so that Ctrl-C in a terminal ends only the tests, which then stop the servers.
    detached: true,
  });
  let errors = '';
  child.stderr.on('data', (data) => {
    errors += data;
  });
  const exited = once(child, 'exit');
  const isReady = await Promise.race([once(child.stdout, 'data').then(() => true), exited.then(() => false)]);
  const stop = async () => {
    child.kill('SIGTERM');
    await exited;
    rmSync(dataDir, { recursive: true, force: true });
  };
  if (!isReady) {
    rmSync(dataDir, { recursive: true, force: true });
    throw new Error(`PostgreSQL and its replica do not start:\n${errors}`);
  }
  const at = (port: number) => `postgresql://postgres@127.0.0.1:${port}/postgres`;
  return { primary: at(primaryPort), replica: at(replicaPort), stop };
}

async function startContainer(): Promise<Servers> {
  const { GenericContainer, Wait } = await import('testcontainers');
  const { PRIMARY_PORT, REPLICA_PORT } = CONTAINER_PORTS;
  const container = await new GenericContainer(postgisImage())
    .withUser('postgres')
    .withEnvironment({
      ...CONTAINER_PORTS,
      PROGRAMS: programsInImage(postgisImage()),
      DATA_DIR: '/tmp',
      LISTEN: '*',
      REPLICA_SCRIPT,
    })
    .withEntrypoint(['sh', '-c', SCRIPT])
    .withExposedPorts(Number(PRIMARY_PORT), Number(REPLICA_PORT))
    .withWaitStrategy(Wait.forLogMessage(/^ready/))
    .start();
  const at = (port: string) =>
    `postgresql://postgres@${container.getHost()}:${container.getMappedPort(Number(port))}/postgres`;
  const stop = async () => {
    await container.stop();
  };
  return { primary: at(PRIMARY_PORT), replica: at(REPLICA_PORT), stop };
}
