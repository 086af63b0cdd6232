import type { Container } from '../container.ts';
import type { Log } from '../log.ts';
import { createBoss, PACE } from './create-boss.ts';
import { sendTask } from './send-task.ts';
import type { Background } from './start-background.ts';

/** Lets this process add tasks to the queue, which a worker runs. The worker also creates the queues. */
export async function startTaskSender(container: Container, log: Pick<Log, 'warn'>): Promise<Background> {
  const boss = await createBoss(container, PACE, 'sender');
  boss.on('error', (error) => log.warn({ err: error }, 'error of the task queue'));
  await boss.start();
  container.tasks.connect((task, asked) => sendTask(boss, task, asked));
  return {
    stop: async () => {
      container.tasks.connect(async () => {});
      await boss.stop({ graceful: true, timeout: 4000 });
    },
  };
}
