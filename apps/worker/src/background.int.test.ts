import { BackgroundKeeper } from '@nukkad/core/background/background-keeper.ts';
import {
  createBoss,
  PACE,
  prepareQueues,
  QUEUES,
  takeoverSeconds,
} from '@nukkad/core/background/create-boss.ts';
import { purge } from '@nukkad/core/background/purge.ts';
import { runTask } from '@nukkad/core/background/run-task.ts';
import { type Background, startBackground } from '@nukkad/core/background/start-background.ts';
import { startTaskSender } from '@nukkad/core/background/start-task-sender.ts';
import { readCoreConfig } from '@nukkad/core/config/core-config.ts';
import type { Container } from '@nukkad/core/container.ts';
import { createContainer } from '@nukkad/core/create-container.ts';
import { deleteAccount } from '@nukkad/core/erasure/delete-account.ts';
import { changeSetting } from '@nukkad/core/settings/change-setting.ts';
import { TASK_NAMES } from '@nukkad/core/task-names.ts';
import { BATCH_TIMES, createDatabase, type Database } from '@nukkad/db';
import { urlForRole } from '@nukkad/db/testing/test-database.ts';
import { loadSeed } from '@nukkad/demo-data/load-seed.ts';
import { openMigratedEmbedded } from '@nukkad/migrations/testing/open-migrated-embedded.ts';
import { createTestDatabase } from '@nukkad/testing';
import { buildCandidate } from '@nukkad/testing/factories/build-candidate.ts';
import { buildJob } from '@nukkad/testing/factories/build-job.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

const quiet = { info: () => {}, warn: () => {}, error: () => {} };

async function until(isTrue: () => Promise<boolean>, seconds = 60): Promise<void> {
  for (let tries = 0; tries < seconds * 10; tries += 1) {
    if (await isTrue()) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error('it did not come about');
}

const SERVERS = [
  {
    server: 'PostgreSQL',
    open: async () => {
      const { url, drop } = await createTestDatabase();
      return {
        url,
        workerUrl: urlForRole(url, 'worker'),
        apiUrl: urlForRole(url, 'api'),
        drop,
        poolSize: 5,
      };
    },
  },
  {
    server: 'PGlite',
    open: async () => {
      const { connectionString: url, stop } = await openMigratedEmbedded();
      await loadSeed(url, { jobs: 0, people: false });
      // It has one user.
      return { url, workerUrl: url, apiUrl: url, drop: stop, poolSize: 1 };
    },
  },
];

describe.each(SERVERS)('background work on $server', ({ open }) => {
  let containers: Container[];
  let running: Background[];
  /** The database for the owner of the tables. The worker connects as its own role. */
  let database: Database;
  let apiDatabase: Database;
  let drop: () => Promise<void>;

  beforeAll(async () => {
    const opened = await open();
    drop = opened.drop;
    const { url, workerUrl, poolSize } = opened;
    database = createDatabase({ ...BATCH_TIMES, url, poolSize });
    apiDatabase = createDatabase({ ...BATCH_TIMES, url: opened.apiUrl, poolSize });
    const config = readCoreConfig({ NODE_ENV: 'test', DATABASE_URL: workerUrl, JWT_SECRET: 's'.repeat(32) });
    // Two containers, each with its own pool, stand for two processes.
    containers = [1, 2].map(() =>
      createContainer(
        { config, database: createDatabase({ ...BATCH_TIMES, url: workerUrl, poolSize }) },
        () => {},
      ),
    );
    running = [];
    for (const container of containers) running.push(await startBackground(container, quiet));
  });

  afterAll(async () => {
    for (const background of running) await background.stop();
    for (const container of containers) await container.database.close();
    await apiDatabase.close();
    await database.close();
    await drop();
  });

  it('runs a requested task once, whoever requested it', async () => {
    const [first, second] = containers as [Container, Container];
    const { id } = await buildCandidate(database);
    const now = Date.now();
    const job = await buildJob(database, {
      createdAt: new Date(now - 31 * 86_400_000),
      expiresAt: new Date(now - 1000),
    });
    await database.prisma.savedJob.create({ data: { candidateId: id, jobId: job.id } });
    for (const container of [first, second, first, second]) container.tasks.soon('expire-jobs');
    await until(
      async () =>
        (await database.prisma.job.findUniqueOrThrow({ where: { id: job.id } })).status === 'CLOSED',
    );
    await until(async () => (await database.prisma.notification.count({ where: { candidateId: id } })) === 1);
  });

  it('is done for a process that only requests tasks', async () => {
    const [first] = containers as [Container];
    const { config } = first;
    const asking = createContainer({ config, database: apiDatabase }, () => {});
    const keeper = new BackgroundKeeper(asking, quiet as never, startTaskSender);
    keeper.start();
    const now = Date.now();
    const past = { createdAt: new Date(now - 31 * 86_400_000), expiresAt: new Date(now - 1000) };
    const job = await buildJob(database, past);
    await until(async () => {
      asking.tasks.soon('expire-jobs');
      return (await database.prisma.job.findUniqueOrThrow({ where: { id: job.id } })).status === 'CLOSED';
    });
    await keeper.stop();
  });

  it('pauses in read-only mode, and continues after it', async () => {
    const [first] = containers as [Container];
    const set = async (value: object | null) => {
      await changeSetting({ ...first, database }, 'maintenance', value, 'meera');
      for (const { settings } of containers) settings.forget();
    };
    const now = Date.now();
    const past = { createdAt: new Date(now - 31 * 86_400_000), expiresAt: new Date(now - 1000) };
    await set({ message: null, until: null });
    const job = await buildJob(database, past);
    const statusOf = async () =>
      (await database.prisma.job.findUniqueOrThrow({ where: { id: job.id } })).status;
    first.tasks.soon('expire-jobs');
    // Longer than the queue needs to hand out a task.
    await new Promise((resolve) => setTimeout(resolve, 2000 * PACE.poll.short));
    expect(await statusOf()).toBe('ACTIVE');
    await set(null);
    await until(async () => {
      first.tasks.soon('expire-jobs');
      return (await statusOf()) === 'CLOSED';
    });
  });

  it('erases a deleted account by itself', async () => {
    const [first] = containers as [Container];
    const { id } = await buildCandidate(database);
    await deleteAccount({ ...first, database }, id);
    await until(async () => (await database.prisma.candidate.count({ where: { id } })) === 0);
  });

  it('schedules every task once, however many processes start', async () => {
    const scheduled = await database.query<{ key: string; timezone: string }>(
      'SELECT key, timezone FROM pgboss.schedule ORDER BY key',
    );
    expect(scheduled.map(({ key }) => key)).toEqual([...TASK_NAMES].sort());
    expect(new Set(scheduled.map(({ timezone }) => timezone))).toEqual(new Set(['Asia/Kolkata']));
  });

  it.each(TASK_NAMES)('completes %s if there is nothing to do', async (task) => {
    const [first] = containers as [Container];
    const count = await runTask(first, task);
    expect(count).toBeGreaterThanOrEqual(0);
    if (task !== 'recheck') expect(await runTask(first, task)).toBe(0);
  });

  it('keeps audit entries for a year and codes for a day', async () => {
    const [worker] = containers as [Container];
    const { clock } = worker;
    const now = clock.now().getTime();
    const days = (count: number) => new Date(now - count * 86_400_000);
    for (const age of [10, 364, 366, 800]) {
      const data = { actor: 'a', action: 'test', subject: String(age), createdAt: days(age) };
      await database.prisma.auditEntry.create({ data });
    }
    for (const age of [0, 2]) {
      await database.prisma.otpSend.create({
        data: { phoneHash: 'p', addressHash: 'x', signInHash: 's', sentAt: days(age) },
      });
      await database.prisma.otpWrongCode.create({
        data: { phoneHash: 'p', signInHash: 's', givenAt: days(age) },
      });
    }
    expect(await purge(worker)).toBe(4);
    const remaining = await database.prisma.auditEntry.findMany({ where: { action: 'test' } });
    expect(remaining.map(({ subject }) => subject).sort()).toEqual(['10', '364']);
    expect(await database.prisma.otpSend.count()).toBe(1);
    expect(await database.prisma.otpWrongCode.count()).toBe(1);
  });
});

describe('a process that dies during a task', () => {
  it('is detected by the others within a minute and a half', async () => {
    expect(takeoverSeconds(PACE)).toBeLessThanOrEqual(90);
    const { url, database, drop } = await createTestDatabase();
    const workerUrl = urlForRole(url, 'worker');
    const config = readCoreConfig({ NODE_ENV: 'test', DATABASE_URL: workerUrl, JWT_SECRET: 's'.repeat(32) });
    const [dying, living] = [1, 2].map(() =>
      createContainer({ config, database: createDatabase({ url: workerUrl, poolSize: 5 }) }, () => {}),
    ) as [Container, Container];
    // Shorter intervals than in production. Ten seconds is the shortest heartbeat timeout that the queue accepts.
    const pace = { heartbeat: 10, check: 1, poll: { short: 1, long: 1 } };
    const boss = await createBoss(dying, pace);
    await boss.start();
    await prepareQueues(boss, pace);
    await boss.send(QUEUES.short, { task: 'sweep-files' }, { singletonKey: 'sweep-files' });
    const [taken] = await boss.fetch(QUEUES.short);
    const id = taken?.id ?? '';
    // When the others start, the queue still reports the task as running.
    const counted = () =>
      database.query("SELECT FROM pgboss.queue WHERE 'sweep-files' = ANY (singletons_active)");
    await until(async () => (await counted()).length > 0);
    await boss.stop({ graceful: false });
    const background = await startBackground(living, quiet, pace);
    const stateOf = async () =>
      (await database.query<{ state: string }>('SELECT state FROM pgboss.job WHERE id = $1', [id]))[0]?.state;
    expect(await stateOf()).toBe('active');
    await until(async () => (await stateOf()) === 'completed', 2 * takeoverSeconds(pace));
    await background.stop();
    for (const container of [dying, living]) await container.database.close();
    await drop();
  });

  it('leaves the task to another process, well before the time limit of a task', async () => {
    const { url, database, drop } = await createTestDatabase();
    const workerUrl = urlForRole(url, 'worker');
    const config = readCoreConfig({ NODE_ENV: 'test', DATABASE_URL: workerUrl, JWT_SECRET: 's'.repeat(32) });
    const [dying, living] = [1, 2].map(() =>
      createContainer({ config, database: createDatabase({ url: workerUrl, poolSize: 5 }) }, () => {}),
    ) as [Container, Container];
    const boss = await createBoss(dying);
    await boss.start();
    await prepareQueues(boss);
    await boss.send(QUEUES.short, { task: 'sweep-files' }, { singletonKey: 'sweep-files' });
    const [taken] = await boss.fetch(QUEUES.short);
    const id = taken?.id ?? '';
    expect(taken?.data).toEqual({ task: 'sweep-files' });
    const background = await startBackground(living, quiet);
    const stateOf = async () => (await boss.findJobs(QUEUES.short, { id }))[0]?.state;
    expect(await stateOf()).toBe('active');
    await database.query(
      `UPDATE pgboss.job SET heartbeat_on = heartbeat_on - interval '2 minutes' WHERE id = $1::uuid`,
      [id],
    );
    await until(async () => {
      await boss.supervise(QUEUES.short);
      return (await stateOf()) === 'completed';
    }, 90);
    await background.stop();
    await boss.stop({ graceful: false });
    for (const container of [dying, living]) await container.database.close();
    await drop();
  }, 120_000);
});
