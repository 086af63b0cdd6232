import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { SERVER_FLAGS } from '../../lib/server-flags.ts';
import { apiEnvironment } from './app-under-test.ts';

/** A server in a separate process. */
export interface ServerProcess {
  readonly port: number;
  stop(): Promise<void>;
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  return typeof address === 'object' && address !== null ? address.port : 0;
}

async function waitUntilHealthy(port: number, child: ChildProcess): Promise<void> {
  for (let attempt = 0; attempt < 600 && child.exitCode === null; attempt += 1) {
    const isUp = await fetch(`http://127.0.0.1:${port}/healthz`).then(
      ({ ok }) => ok,
      () => false,
    );
    if (isUp) return;
    await sleep(100);
  }
  throw new Error('the server did not start');
}

async function start(
  file: string,
  environment: Record<string, string>,
  onStop: () => void,
): Promise<ServerProcess> {
  const port = await freePort();
  const env = { ...process.env, ...environment, PORT: String(port) };
  const child = spawn(process.execPath, [...SERVER_FLAGS, file], {
    env,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const stop = async () => {
    const exited = child.exitCode === null ? once(child, 'exit') : undefined;
    child.kill('SIGTERM');
    await exited;
    onStop();
  };
  try {
    await waitUntilHealthy(port, child);
  } catch (error) {
    await stop();
    throw error;
  }
  return { port, stop };
}

const fileAt = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

/** Starts the API in a separate process on a loaded database. */
export function startApi(databaseUrl: string): Promise<ServerProcess> {
  const folder = mkdtempSync(join(tmpdir(), 'nukkad-bench-api-'));
  return start(fileAt('../../../apps/api/src/server.ts'), apiEnvironment(databaseUrl, folder), () =>
    rmSync(folder, { recursive: true, force: true }),
  );
}

/** Starts a Fastify server that only returns an empty response. */
export function startEmptyRoute(): Promise<ServerProcess> {
  return start(fileAt('empty-route.ts'), {}, () => {});
}
