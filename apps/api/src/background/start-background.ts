import type { FastifyBaseLogger } from 'fastify';
import { PgBoss } from 'pg-boss';
import type { Container } from '../container.ts';
import { firstRow } from '../database/rows.ts';
import { runTask } from './run-task.ts';
import { LONG_TASKS, SCHEDULE } from './schedule.ts';
import { TASK_NAMES, type TaskName } from './task-names.ts';

const TIME_ZONE = 'Asia/Kolkata';
const QUEUES = { short: 'tasks', long: 'long-tasks' } as const;
const POLL_SECONDS = { short: 3, long: 30 } as const;
const LONG_MAX_SECONDS = 3600;
const RETRIES = 3;

type Log = Pick<FastifyBaseLogger, 'info' | 'warn' | 'error'>;

/** The running background work of this process. */
export interface Background {
  /** Lets the task at hand end, then stops. */
  stop(): Promise<void>;
}

async function createBoss({ database }: Container): Promise<PgBoss> {
  const server = await firstRow<{ version: string }>(database, 'SELECT version()');
  const isEmbedded = server?.version.includes('PGlite') ?? false;
  return new PgBoss({
    // The app's own pool: an embedded database has one session for everybody.
    db: { executeSql: (text, values) => database.pool.query(text, values) as never },
    ...(isEmbedded ? { backend: 'pglite' } : {}),
    useListenNotify: false,
  } as ConstructorParameters<typeof PgBoss>[0]);
}

const queueOf = (task: TaskName): string => (LONG_TASKS.has(task) ? QUEUES.long : QUEUES.short);

async function send(boss: PgBoss, task: TaskName): Promise<void> {
  await boss.send(queueOf(task), { task }, { singletonKey: task });
}

async function prepareQueues(boss: PgBoss): Promise<void> {
  for (const name of Object.values(QUEUES)) {
    // Of each task at most one waits and one runs, however many processes and reasons ask for it.
    const options = {
      policy: 'stately',
      retryLimit: RETRIES,
      retryBackoff: true,
      expireInSeconds: LONG_MAX_SECONDS,
    } as const;
    await boss.createQueue(name, options);
  }
  for (const task of TASK_NAMES) {
    // A machine that slept through the night does the night's work in the morning.
    const options = { tz: TIME_ZONE, key: task, singletonKey: task, missed: 'once' } as const;
    await boss.schedule(queueOf(task), SCHEDULE[task], { task }, options);
  }
}

async function work(boss: PgBoss, container: Container, log: Log, kind: keyof typeof QUEUES): Promise<void> {
  const options = { pollingIntervalSeconds: POLL_SECONDS[kind] };
  await boss.work<{ task: TaskName }>(QUEUES[kind], options, async (jobs) => {
    for (const { data } of jobs) {
      const count = await runTask(container, data.task).catch((error: unknown) => {
        log.error({ err: error, task: data.task }, 'background task failed');
        throw error;
      });
      if (count > 0) log.info({ task: data.task, count }, 'background task done');
    }
  });
}

/**
 * Starts the background work of this process. Several processes share it through the database: each task runs in
 * one of them at a time, and one that dies over it leaves it to be tried again.
 */
export async function startBackground(container: Container, log: Log): Promise<Background> {
  const boss = await createBoss(container);
  boss.on('error', (error) => log.warn({ err: error }, 'the queue of background work'));
  await boss.start();
  await prepareQueues(boss);
  await work(boss, container, log, 'short');
  await work(boss, container, log, 'long');
  container.tasks.connect((task) => send(boss, task));
  return {
    stop: async () => {
      container.tasks.connect(async () => {});
      await boss.stop({ graceful: true, timeout: 4000 });
    },
  };
}
