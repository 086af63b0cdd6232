import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir, userInfo } from 'node:os';
import { join } from 'node:path';
import type { ServerKind } from './test-server.ts';

/** A running test server, as its keeper stores it. */
export interface ClusterState {
  kind: ServerKind;
  /** Connection string of a superuser, on the database `postgres`. */
  adminUrl: string;
  /** Id of the process that started the server and will stop it. */
  keeperPid: number;
  /** The data folder of a local server; null for a container. */
  dataDir: string | null;
}

/** Folder with the state of this user's test server. NUKKAD_TEST_CLUSTER_DIR overrides it. */
export const CLUSTER_DIR =
  process.env.NUKKAD_TEST_CLUSTER_DIR ?? join(tmpdir(), `nukkad-test-cluster-${userInfo().uid}`);

const STATE_FILE = join(CLUSTER_DIR, 'state.json');
const HOLDERS_DIR = join(CLUSTER_DIR, 'holders');
/** Name of the holder for `cluster.ts start`, which keeps the server running until `stop`. */
const PINNED = 'pinned';

/** Whether a process is running. A zombie (ended, but not yet reaped by its parent) is not. */
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

/** Returns the state of the server; undefined if its keeper is not running. */
export function readState(): ClusterState | undefined {
  const state = readStateFile();
  return state !== undefined && isAlive(state.keeperPid) ? state : undefined;
}

/** Returns the state of a server whose keeper died without stopping it; undefined if there is none. */
export function readAbandonedState(): ClusterState | undefined {
  const state = readStateFile();
  return state === undefined || isAlive(state.keeperPid) ? undefined : state;
}

export function writeState(state: ClusterState): void {
  mkdirSync(HOLDERS_DIR, { recursive: true });
  const written = `${STATE_FILE}.${process.pid}`;
  writeFileSync(written, JSON.stringify(state));
  renameSync(written, STATE_FILE);
}

/** Deletes the state if it is the one of this keeper. Another keeper may have replaced it meanwhile. */
export function clearState(keeperPid: number): void {
  if (readStateFile()?.keeperPid === keeperPid) rmSync(STATE_FILE, { force: true });
}

/** Registers a process that needs the server, until it is released or the process ends. */
export function hold(holder: number | 'pinned'): void {
  mkdirSync(HOLDERS_DIR, { recursive: true });
  writeFileSync(join(HOLDERS_DIR, String(holder)), '');
}

export function release(holder: number | 'pinned'): void {
  rmSync(join(HOLDERS_DIR, String(holder)), { force: true });
}

/** Whether a running process holds the server. */
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
