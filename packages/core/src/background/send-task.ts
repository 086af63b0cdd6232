import type { PgBoss } from 'pg-boss';
import type { TaskName } from '../task-names.ts';
import { QUEUES } from './create-boss.ts';
import { LONG_TASKS } from './schedule.ts';

/** The data of a task in the queue. */
export interface QueuedTask {
  readonly task: TaskName;
  /** Trace headers of the request that added the task first; absent for scheduled tasks. */
  readonly asked?: Readonly<Record<string, string>>;
}

export const queueOf = (task: TaskName): string => (LONG_TASKS.has(task) ? QUEUES.long : QUEUES.short);

/** Adds a task to its queue, unless it already waits there. `asked` holds the trace headers of the request. */
export async function sendTask(boss: PgBoss, task: TaskName, asked: QueuedTask['asked']): Promise<void> {
  await boss.send(queueOf(task), { task, asked }, { singletonKey: task });
}
