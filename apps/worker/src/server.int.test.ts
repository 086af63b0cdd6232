import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { urlForRole } from '@nukkad/db/testing/test-database.ts';
import { createTestDatabase, type TestDatabase } from '@nukkad/testing';
import { buildJob } from '@nukkad/testing/factories/build-job.ts';
import { freePort } from '@nukkad/testing/free-port.ts';
import { afterEach, beforeEach, expect, it } from 'vitest';

const SERVER = fileURLToPath(new URL('server.ts', import.meta.url));
const START_MS = 60_000;

let test: TestDatabase;
let worker: ChildProcess;
let port: number;
let metricsPort: number;

const statusOf = async (path: string): Promise<number> =>
  (await fetch(`http://127.0.0.1:${port}${path}`).catch(() => null))?.status ?? 0;

beforeEach(async () => {
  test = await createTestDatabase();
  port = await freePort();
  metricsPort = await freePort();
  worker = spawn(process.execPath, [SERVER], {
    stdio: 'ignore',
    env: {
      PATH: process.env.PATH,
      NODE_ENV: 'test',
      LOG_LEVEL: 'silent',
      DATABASE_URL: urlForRole(test.url, 'worker'),
      JWT_SECRET: 's'.repeat(32),
      PORT: String(port),
      METRICS_PORT: String(metricsPort),
    },
  });
});

afterEach(async () => {
  if (worker.exitCode === null && worker.signalCode === null) {
    worker.kill('SIGKILL');
    await once(worker, 'exit');
  }
  await test.drop();
});

/** Queues the task that closes jobs, as if the API had requested it. */
async function queueExpiry(): Promise<void> {
  const send = `INSERT INTO pgboss.job (name, data, singleton_key, policy) VALUES ('tasks', '{"task":"expire-jobs"}', 'expire-jobs', 'stately')`;
  await expect
    .poll(
      () =>
        test.database.query(send).then(
          () => true,
          () => false,
        ),
      { timeout: START_MS },
    )
    .toBe(true);
}

it('runs the scheduled tasks, reports its health and metrics, and ends on SIGTERM', async () => {
  const past = { createdAt: new Date(Date.now() - 31 * 86_400_000), expiresAt: new Date(Date.now() - 1000) };
  const job = await buildJob(test.database, past);
  await expect.poll(() => statusOf('/readyz'), { timeout: START_MS }).toBe(200);
  expect(await statusOf('/healthz')).toBe(200);
  expect(await statusOf('/jobs')).toBe(404);

  await queueExpiry();
  const closed = async () =>
    (await test.database.prisma.job.findUniqueOrThrow({ where: { id: job.id } })).status;
  await expect.poll(closed, { timeout: START_MS }).toBe('CLOSED');

  const metrics = await (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text();
  expect(metrics).toMatch(/nukkad_background_tasks_total\{[^}]*task="expire-jobs"[^}]*\} 1/);
  expect(metrics).toContain('service="worker"');

  worker.kill('SIGTERM');
  const [code] = await once(worker, 'exit');
  expect(code).toBe(0);
});

it('reports that it ends while it waits for the task under way', async () => {
  const readiness = () =>
    fetch(`http://127.0.0.1:${port}/readyz`).then(
      (answer) => answer.json(),
      () => null,
    );
  await expect.poll(readiness, { timeout: START_MS }).toEqual({ status: 'ready' });
  const ended = once(worker, 'exit');
  await test.database.transaction(async (tx) => {
    await tx.query('LOCK TABLE job IN ACCESS EXCLUSIVE MODE');
    await queueExpiry();
    const waiting = `SELECT FROM pg_stat_activity WHERE application_name = 'nukkad-worker' AND wait_event_type = 'Lock'`;
    await expect.poll(() => test.database.query(waiting), { timeout: START_MS }).not.toEqual([]);
    worker.kill('SIGTERM');
    await expect.poll(readiness, { timeout: START_MS }).toEqual({ status: 'closing' });
  });
  expect(await ended).toEqual([0, null]);
});
