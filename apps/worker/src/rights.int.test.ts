import { runTask } from '@nukkad/core/background/run-task.ts';
import { readCoreConfig } from '@nukkad/core/config/core-config.ts';
import { createContainer } from '@nukkad/core/create-container.ts';
import { TASK_NAMES } from '@nukkad/core/task-names.ts';
import { BATCH_TIMES, createDatabase } from '@nukkad/db';
import { urlForRole } from '@nukkad/db/testing/test-database.ts';
import { loadSeed } from '@nukkad/demo-data/load-seed.ts';
import { createTestDatabase } from '@nukkad/testing';
import { varyRows } from '@nukkad/testing/approved/vary-rows.ts';
import { expect, it } from 'vitest';

/** The demo data end here. */
const NOW = '2036-03-04T05:30:00.000Z';
/** A quarter of an hour later, the morning after, and after a week and a month. */
const TIMES = [
  '2036-03-04T05:45:00.000Z',
  '2036-03-05T03:30:00.000Z',
  '2036-03-11T19:00:00.000Z',
  '2036-04-04T04:00:00.000Z',
];
/** The time limit of a test with a hundred steps. It is exceeded only if the test hangs. */
const LONG = { timeout: 600_000 };

it('the role of the worker may do all that the tasks do', LONG, async () => {
  const { url, drop } = await createTestDatabase();
  await loadSeed(url, { jobs: 600, people: true, seed: 7, now: new Date(NOW) });
  await varyRows(url, NOW);
  const workerUrl = urlForRole(url, 'worker');
  const config = readCoreConfig({ NODE_ENV: 'test', DATABASE_URL: workerUrl, JWT_SECRET: 's'.repeat(32) });
  const database = createDatabase({ ...BATCH_TIMES, url: workerUrl });
  let now = new Date(NOW);
  const container = createContainer(
    {
      config,
      database,
      clock: { now: () => now },
      sms: { send: async () => {} },
      push: { send: async () => 'sent' as const },
    },
    () => {},
  );
  const done = new Set<string>();
  for (const time of TIMES) {
    now = new Date(time);
    for (const task of TASK_NAMES) if ((await runTask(container, task)) > 0) done.add(task);
  }
  await database.close();
  await drop();
  // The others find nothing to do in the demo data; they run with the role of `ops` in another test.
  expect(done.size).toBeGreaterThan(TASK_NAMES.length / 2);
});
