import { randomUUID } from 'node:crypto';
import { REQUEST_ID_HEADER, TRACE_HEADER, workScope } from '@nukkad/telemetry/work-scope.ts';
import type { PgBoss } from 'pg-boss';
import type { Container } from '../container.ts';
import type { Log } from '../log.ts';
import { TASK_NAMES } from '../task-names.ts';
import { createBoss, PACE, type Pace, prepareQueues, QUEUES } from './create-boss.ts';
import { runTask } from './run-task.ts';
import { SCHEDULE } from './schedule.ts';
import { type QueuedTask, queueOf, sendTask } from './send-task.ts';

const TIME_ZONE = 'Asia/Kolkata';

/** The running background work of this process. */
export interface Background {
  /** Waits for the running task, at most four seconds, then stops. */
  stop(): Promise<void>;
}

async function scheduleTasks(boss: PgBoss): Promise<void> {
  for (const task of TASK_NAMES) {
    // A missed run is made up once, for example after a night in which the machine was off.
    const options = { tz: TIME_ZONE, key: task, singletonKey: task, missed: 'once' } as const;
    await boss.schedule(queueOf(task), SCHEDULE[task], { task }, options);
  }
}

interface Worker {
  readonly boss: PgBoss;
  readonly container: Container;
  readonly log: Log;
  readonly pace: Pace;
}

async function workOnQueue({ boss, container, log, pace }: Worker, kind: keyof typeof QUEUES): Promise<void> {
  const options = { pollingIntervalSeconds: pace.poll[kind] };
  await boss.work<QueuedTask>(QUEUES[kind], options, async (jobs) => {
    for (const { data } of jobs) await runQueuedTask(container, log, data);
  });
}

async function runQueuedTask(
  container: Container,
  log: Log,
  { task, asked = {} }: QueuedTask,
): Promise<void> {
  // In maintenance mode (read-only) the task is skipped; the next scheduled run does the work.
  if ((await container.settings.read()).maintenance !== null) return;
  const requestId = asked[REQUEST_ID_HEADER] ?? randomUUID();
  const span = container.tracing?.begin(`task ${task}`, 'consumer', asked[TRACE_HEADER]) ?? null;
  const end = (outcome: 'done' | 'failed') => {
    container.metrics?.tasks.inc({ task, outcome });
    span?.end({ 'nukkad.task': task, 'nukkad.request_id': requestId }, outcome === 'failed');
  };
  try {
    const count = await workScope.run({ requestId, span }, () => runTask(container, task));
    end('done');
    if (count > 0) log.info({ task, count, requestId }, 'background task done');
  } catch (error) {
    end('failed');
    log.error({ err: error, task, requestId }, 'background task failed');
    throw error;
  }
}

const readQueues = async (boss: PgBoss) =>
  (await boss.getQueues(Object.values(QUEUES))).flatMap(({ name: queue, readyCount, activeCount }) => [
    { labels: { queue, state: 'due' }, value: readyCount },
    { labels: { queue, state: 'active' }, value: activeCount },
  ]);

/**
 * Starts to run background tasks in this process. Several processes share the queues in the database. A task runs in
 * one process at a time, and another process retries it if that process dies.
 */
export async function startBackground(
  container: Container,
  log: Log,
  pace: Pace = PACE,
): Promise<Background> {
  const boss = await createBoss(container, pace);
  boss.on('error', (error) => log.warn({ err: error }, 'error of the task queue'));
  await boss.start();
  await prepareQueues(boss, pace);
  await scheduleTasks(boss);
  const worker = { boss, container, log, pace };
  await workOnQueue(worker, 'short');
  await workOnQueue(worker, 'long');
  container.tasks.connect((task, asked) => sendTask(boss, task, asked));
  if (container.metrics) container.metrics.queue.read = () => readQueues(boss);
  return {
    stop: async () => {
      if (container.metrics) container.metrics.queue.read = null;
      container.tasks.connect(async () => {});
      await boss.stop({ graceful: true, timeout: 4000 });
    },
  };
}
