import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { freePort } from '@nukkad/testing/free-port.ts';
import { SERVER_FLAGS } from '../../lib/server-flags.ts';

async function untilReady(port: number, child: ChildProcess): Promise<void> {
  for (let attempt = 0; attempt < 3000 && child.exitCode === null; attempt += 1) {
    const isUp = await fetch(`http://127.0.0.1:${port}/readyz`).then(
      ({ ok }) => ok,
      () => false,
    );
    if (isUp) return;
    await sleep(100);
  }
  throw new Error('the server did not start');
}

/** Starts the API of a checkout as in production, but without limits for each network address. */
export async function startApiOf(checkout: string, databaseUrl: string, secret: string) {
  const folder = mkdtempSync(join(tmpdir(), 'nukkad-bench-api-'));
  const port = await freePort();
  const child = spawn(process.execPath, [...SERVER_FLAGS, join(checkout, 'apps/api/src/server.ts')], {
    cwd: checkout,
    env: {
      ...process.env,
      NODE_ENV: 'test',
      LOG_LEVEL: 'info',
      DATABASE_URL: databaseUrl,
      JWT_SECRET: secret,
      DATA_DIR: folder,
      RATE_LIMIT_PER_MINUTE: '0',
      IN_FLIGHT_PER_ADDRESS_PERCENT: '100',
      UNFINISHED_PER_ADDRESS: '5000',
      PORT: String(port),
    },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const stop = async () => {
    const exited = child.exitCode === null ? once(child, 'exit') : undefined;
    child.kill('SIGTERM');
    await exited;
    rmSync(folder, { recursive: true, force: true });
  };
  try {
    await untilReady(port, child);
  } catch (error) {
    await stop();
    throw error;
  }
  return { port, stop };
}
