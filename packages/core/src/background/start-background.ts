import { randomUUID } from 'node:crypto';
import { REQUEST_ID_HEADER, TRACE_HEADER, workScope } from '@nukkad/telemetry/work-scope.ts';
import type { PgBoss } from 'pg-boss';
import type { Container } from '../container.ts';
import type { Log } from '../log.ts';
import { TASK_NAMES, type TaskName } from '../task-names.ts';
import { createBoss, PACE, type Pace, prepareQueues, QUEUES } from './create-boss.ts';
import { runTask } from './run-task.ts';
import { LONG_TASKS, SCHEDULE } from './schedule.ts';

const TIME_ZONE = 'Asia/Kolkata';

/** The running background work of this process. */
export interface Background {
  /** Lets the task at hand end, then stops. */
  stop(): Promise<void>;
}

const queueOf = (task: TaskName): string => (LONG_TASKS.has(task) ? QUEUES.long : QUEUES.short);

/** A task in the queue, and the request that asked for it, if one did: one that waits already stays the first's. */
interface Asked {
  readonly task: TaskName;
  readonly asked?: Readonly<Record<string, string>>;
}

export async function send(boss: PgBoss, task: TaskName, asked: Asked['asked']): Promise<void> {
  await boss.send(queueOf(task), { task, asked }, { singletonKey: task });
}

async function scheduleTasks(boss: PgBoss): Promise<void> {
  for (const task of TASK_NAMES) {
    // A machine that slept through the night does the night's work in the morning.
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

async function work({ boss, container, log, pace }: Worker, kind: keyof typeof QUEUES): Promise<void> {
  const options = { pollingIntervalSeconds: pace.poll[kind] };
  await boss.work<Asked>(QUEUES[kind], options, async (jobs) => {
    for (const { data } of jobs) await runAsked(container, log, data);
  });
}

async function runAsked(container: Container, log: Log, { task, asked = {} }: Asked): Promise<void> {
  // Read-only mode: what is due now is done by the next run after it.
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
 * Starts the background work of this process. Several processes share it through the database: each task runs in
 * one of them at a time, and one that dies over it leaves it to be tried again.
 */
export async function startBackground(
  container: Container,
  log: Log,
  pace: Pace = PACE,
): Promise<Background> {
  const boss = await createBoss(container, pace);
  boss.on('error', (error) => log.warn({ err: error }, 'the queue of background work'));
  await boss.start();
  await prepareQueues(boss, pace);
  await scheduleTasks(boss);
  const worker = { boss, container, log, pace };
  await work(worker, 'short');
  await work(worker, 'long');
  container.tasks.connect((task, asked) => send(boss, task, asked));
  if (container.metrics) container.metrics.queue.read = () => readQueues(boss);
  return {
    stop: async () => {
      if (container.metrics) container.metrics.queue.read = null;
      container.tasks.connect(async () => {});
      await boss.stop({ graceful: true, timeout: 4000 });
    },
  };
}
