import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir, userInfo } from 'node:os';
import { join } from 'node:path';
import type { ServerKind } from './test-server.ts';

/** A running test server, as its keeper tells of it. */
export interface ClusterState {
  kind: ServerKind;
  /** Connection string of a superuser, on the database `postgres`. */
  adminUrl: string;
  /** The process that started the server and will end it. */
  keeperPid: number;
  /** The folder of its data, where it is one of this machine's own. */
  dataDir: string | null;
}

/** Where the one test server of this user is told of; NUKKAD_TEST_CLUSTER_DIR moves it. */
export const CLUSTER_DIR =
  process.env.NUKKAD_TEST_CLUSTER_DIR ?? join(tmpdir(), `nukkad-test-cluster-${userInfo().uid}`);

const STATE_FILE = join(CLUSTER_DIR, 'state.json');
const HOLDERS_DIR = join(CLUSTER_DIR, 'holders');
/** The holder that `cluster.ts start` leaves: it stays until `stop`. */
const PINNED = 'pinned';

/** Whether a process is there and has not ended; one that nobody has asked about stays as a zombie. */
export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
  return !isZombie(pid);
}

function isZombie(pid: number): boolean {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return stat.slice(stat.lastIndexOf(')') + 2).startsWith('Z');
  } catch {
    return false;
  }
}

/** The state of a server whose keeper is alive, or undefined. */
export function readState(): ClusterState | undefined {
  const state = readStateFile();
  return state !== undefined && isAlive(state.keeperPid) ? state : undefined;
}

/** The state that a keeper left which is gone without ending its server, or undefined. */
export function readAbandonedState(): ClusterState | undefined {
  const state = readStateFile();
  return state === undefined || isAlive(state.keeperPid) ? undefined : state;
}

export function writeState(state: ClusterState): void {
  mkdirSync(HOLDERS_DIR, { recursive: true });
  writeFileSync(`${STATE_FILE}.new`, JSON.stringify(state));
  renameSync(`${STATE_FILE}.new`, STATE_FILE);
}

export function clearState(): void {
  rmSync(STATE_FILE, { force: true });
}

/** Notes that a process needs the server; it counts until released or until the process is gone. */
export function hold(holder: number | 'pinned'): void {
  mkdirSync(HOLDERS_DIR, { recursive: true });
  writeFileSync(join(HOLDERS_DIR, String(holder)), '');
}

export function release(holder: number | 'pinned'): void {
  rmSync(join(HOLDERS_DIR, String(holder)), { force: true });
}

/** Whether anyone alive needs the server. */
export function isHeld(): boolean {
  const names = listHolders();
  return names.some((name) => name === PINNED || isAlive(Number(name)));
}

function listHolders(): string[] {
  try {
    return readdirSync(HOLDERS_DIR);
  } catch {
    return [];
  }
}

function readStateFile(): ClusterState | undefined {
  try {
    return JSON.parse(readFileSync(STATE_FILE, 'utf8')) as ClusterState;
  } catch {
    return undefined;
  }
}
