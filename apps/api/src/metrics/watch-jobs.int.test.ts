import { DAY_MS } from '@nukkad/domain/durations.ts';
import { buildJob } from '@nukkad/testing/factories/build-job.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../test/test-app.ts';

let api: TestApp;
beforeAll(async () => {
  api = await startTestApp({ METRICS_PORT: '0' });
});
afterAll(() => api.close());

it('counts jobs that are open, that end within a week, and that ended within the last week', async () => {
  const inDays = (days: number) => new Date(Date.now() + days * DAY_MS);
  const createdAt = inDays(-30);
  const ended = { createdAt, status: 'CLOSED', statusReason: 'expired' } as const;
  await buildJob(api.database, { createdAt, expiresAt: inDays(8) });
  await buildJob(api.database, { createdAt, expiresAt: inDays(7.01) });
  await buildJob(api.database, { createdAt, expiresAt: inDays(6.99) });
  await buildJob(api.database, { ...ended, expiresAt: inDays(-6.99) });
  await buildJob(api.database, { ...ended, expiresAt: inDays(-7.01) });
  await buildJob(api.database, { ...ended, statusReason: 'employer', expiresAt: inDays(-1) });
  const text = (await api.container.metrics?.metrics.text()) ?? '';
  expect(text.split('\n').filter((line) => line.startsWith('nukkad_jobs{'))).toEqual([
    'nukkad_jobs{state="open",service="api"} 3',
    'nukkad_jobs{state="ending",service="api"} 1',
    'nukkad_jobs{state="ended",service="api"} 1',
  ]);
});
