import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { freePort } from './free-port.ts';

const ROOT = fileURLToPath(new URL('../../..', import.meta.url));

export interface StackOptions {
  /** An empty or seeded PostgreSQL; by default the embedded database. */
  databaseUrl?: string;
  /** Number of generated jobs to seed. */
  jobs: number;
  /** Environment variables that differ from the defaults. */
  env?: Record<string, string>;
  /** A folder into which the servers' logs are copied at the end. */
  logsTo?: string;
}

export interface RunningStack {
  /** URL of the web app. */
  origin: string;
  stop: () => Promise<void>;
}

/** Starts the whole product as `npm start` does, with a temporary data folder. Resolves when it is ready. */
export async function startStack(options: StackOptions): Promise<RunningStack> {
  const home = await mkdtemp(join(tmpdir(), 'nukkad-stack-'));
  const port = String(await freePort());
  const child = spawn(process.execPath, ['scripts/start.ts', '--yes', '--jobs', String(options.jobs)], {
    cwd: ROOT,
    env: { ...process.env, ...options.env, PORT: port, NUKKAD_HOME: home, DATABASE_URL: options.databaseUrl },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  let output = '';
  const ended = once(child, 'close');
  const stop = async (): Promise<void> => {
    child.kill('SIGTERM');
    await ended;
    if (options.logsTo)
      await cp(join(home, 'logs'), options.logsTo, { recursive: true }).catch(() => undefined);
    await rm(home, { recursive: true, force: true });
  };
  const origin = new Promise<string>((resolve, reject) => {
    const read = (chunk: Buffer): void => {
      output += chunk;
      const address = / is up at (\S+)/.exec(output)?.[1];
      if (address) resolve(address);
    };
    child.stdout?.on('data', read);
    child.stderr?.on('data', read);
    ended.then(() => reject(new Error(`The stack did not start:\n${output}`)), reject);
  });
  try {
    return { origin: await origin, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}
