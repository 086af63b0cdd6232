import type { Container } from '../container.ts';
import type { Log } from '../log.ts';
import { createBoss, PACE } from './create-boss.ts';
import { type Background, send } from './start-background.ts';

/** Lets this process ask for background work, which others do; the queues are theirs to make. */
export async function startAsking(container: Container, log: Pick<Log, 'warn'>): Promise<Background> {
  const boss = await createBoss(container, PACE, 'asking');
  boss.on('error', (error) => log.warn({ err: error }, 'the queue of background work'));
  await boss.start();
  container.tasks.connect((task, asked) => send(boss, task, asked));
  return {
    stop: async () => {
      container.tasks.connect(async () => {});
      await boss.stop({ graceful: true, timeout: 4000 });
    },
  };
}
