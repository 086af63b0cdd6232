import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { freePort } from '@nukkad/testing/free-port.ts';
import { SERVER_FLAGS } from '../../lib/server-flags.ts';

export interface Memory {
  /** Resident bytes of the process. */
  readonly rss: number;
  /** Bytes of live objects, after a garbage collection. */
  readonly live: number;
}

/** A server in a separate process. */
export interface Server {
  readonly port: number;
  memory(): Promise<Memory>;
  stop(): Promise<void>;
}

const fileAt = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

async function untilReady(port: number, child: ChildProcess): Promise<void> {
  for (let attempt = 0; attempt < 600 && child.exitCode === null; attempt += 1) {
    const isUp = await fetch(`http://127.0.0.1:${port}/readyz`).then(
      ({ ok }) => ok,
      () => false,
    );
    if (isUp) return;
    await sleep(50);
  }
  throw new Error('the server did not start');
}

async function start(file: string, environment: Record<string, string>): Promise<Server> {
  const port = await freePort();
  const args = [...SERVER_FLAGS, '--expose-gc', '--import', fileAt('report-memory.ts'), file];
  const child = spawn(process.execPath, args, {
    env: { ...process.env, ...environment, PORT: String(port) },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  const stop = async () => {
    const exited = child.exitCode === null ? once(child, 'exit') : undefined;
    child.kill('SIGTERM');
    await exited;
  };
  const memory = async () => {
    const answered = once(child, 'message');
    child.send('memory');
    const [answer] = await answered;
    return answer as Memory;
  };
  try {
    await untilReady(port, child);
  } catch (error) {
    await stop();
    throw error;
  }
  return { port, memory, stop };
}

/** Starts the chat server on a database. */
export function startChat(databaseUrl: string, secret: string): Promise<Server> {
  return start(fileAt('../../../apps/chat/src/server.ts'), {
    NODE_ENV: 'production',
    LOG_LEVEL: 'warn',
    DATABASE_URL: databaseUrl,
    JWT_SECRET: secret,
    MAX_CONNECTIONS_PER_ADDRESS: '0',
  });
}

/** Starts Socket.IO alone. */
export function startBare(): Promise<Server> {
  return start(fileAt('bare-server.ts'), {});
}
