import type { PgBoss } from 'pg-boss';
import { expect, it, vi } from 'vitest';
import { PACE, prepareQueues, QUEUES, takeoverSeconds } from './create-boss.ts';

it('creates each queue, and updates one that exists already to the same options', async () => {
  const boss = { createQueue: vi.fn(), updateQueue: vi.fn() };
  await prepareQueues(boss as unknown as PgBoss);
  const options = { retryLimit: 3, retryBackoff: true, expireInSeconds: 3600, heartbeatSeconds: 20 };
  const names = Object.values(QUEUES);
  expect(boss.createQueue.mock.calls).toEqual(names.map((name) => [name, { policy: 'stately', ...options }]));
  expect(boss.updateQueue.mock.calls).toEqual(names.map((name) => [name, options]));
});

it('another process takes a task over within 62 seconds', () => {
  expect(takeoverSeconds(PACE)).toBe(62);
  expect(takeoverSeconds({ heartbeat: 10, check: 1, poll: { short: 20, long: 2 } })).toBe(37);
});
