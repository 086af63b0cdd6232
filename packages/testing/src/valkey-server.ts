import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { setTimeout as sleep } from 'node:timers/promises';
import { acceptsConnections } from './accepts-connections.ts';
import { freePort } from './free-port.ts';

const PROGRAMS = ['valkey-server', 'redis-server'];
const DEBIAN_PACKAGE = 'redis-server';
const IMAGE = 'valkey/valkey:8-alpine';
const PORT = 6379;

/** A running Valkey (or Redis) that stores nothing on disk. */
export interface ValkeyServer {
  url: string;
  stop(): Promise<void>;
}

/** Starts a Valkey on loopback: an installed program (on Debian installed as root if missing), or a container. */
export async function startValkey(): Promise<ValkeyServer> {
  const program = await findValkeyProgram();
  return program === undefined ? startContainer() : startProgram(program);
}

/** Returns the program's path. On Debian it is installed as root if it is missing. */
async function findValkeyProgram(): Promise<string | undefined> {
  const isDebianRoot = process.getuid?.() === 0 && existsSync('/etc/debian_version');
  // Another test process may be installing it, and apt-get refuses to run twice at once.
  for (let attempt = 0; isDebianRoot && attempt < 60 && findInstalled() === undefined; attempt += 1) {
    if (attempt > 0) await sleep(2000);
    tryInstall();
  }
  return findInstalled();
}

function tryInstall(): void {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const install = ['install', '-y', '-qq', '--no-install-recommends', DEBIAN_PACKAGE];
  try {
    execFileSync('apt-get', ['update', '-qq'], { env, stdio: 'ignore' });
    execFileSync('apt-get', install, { env, stdio: 'ignore' });
  } catch {
    // Ignored, because the caller tries again unless the other process has installed it by then.
  }
}

function findInstalled(): string | undefined {
  const folders = (process.env.PATH ?? '').split(':');
  return PROGRAMS.flatMap((name) => folders.map((folder) => `${folder}/${name}`)).find((path) =>
    existsSync(path),
  );
}

async function startProgram(program: string): Promise<ValkeyServer> {
  const port = await freePort();
  const settings = ['--port', String(port), '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no'];
  const child = spawn(program, [...settings, '--dir', tmpdir()], { stdio: 'ignore' });
  const exited = once(child, 'exit');
  const stop = async () => {
    child.kill('SIGKILL');
    await exited;
  };
  for (let attempt = 0; attempt < 600 && child.exitCode === null; attempt += 1) {
    if (await acceptsConnections(port)) return { url: `redis://127.0.0.1:${port}`, stop };
    await sleep(50);
  }
  await stop();
  throw new Error(`${program} does not start`);
}

async function startContainer(): Promise<ValkeyServer> {
  const { GenericContainer } = await import('testcontainers');
  const container = await new GenericContainer(IMAGE).withExposedPorts(PORT).start();
  return {
    url: `redis://${container.getHost()}:${container.getMappedPort(PORT)}`,
    stop: async () => {
      await container.stop();
    },
  };
}
