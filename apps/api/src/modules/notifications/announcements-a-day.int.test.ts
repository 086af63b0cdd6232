import { routes } from '@nukkad/contract';
import { announceJobs } from '@nukkad/core/notifications/announce-jobs.ts';
import { findCity } from '@nukkad/testing/factories/build-city.ts';
import { buildJob } from '@nukkad/testing/factories/build-job.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../../test/test-app.ts';

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.close());

it('jobs near the seeker are announced once on each day in India', async () => {
  const { id: cityId } = await findCity(test.database, 'pune');
  test.clock.stop();
  test.clock.set('2031-03-10T18:29:00.000Z');
  const { id } = await test.seeker({ cityId, lastSeenAt: test.clock.now() });
  await test.database.prisma.interest.create({ data: { candidateId: id, profileKey: 'cook' } });
  await buildJob(test.database, { cityId, createdAt: test.clock.now() });
  const counts: number[] = [];
  for (const moment of [
    '2031-03-10T18:29:30.000Z',
    '2031-03-10T18:30:00.000Z',
    '2031-03-10T23:59:00.000Z',
    '2031-03-11T00:01:00.000Z',
    '2031-03-11T18:00:00.000Z',
  ]) {
    test.clock.set(moment);
    await announceJobs(test.container);
    const client = test.client.as(await test.signIn(id));
    counts.push((await client.call(routes.notificationList, { size: 20 })).notifications.length);
  }
  expect(counts).toEqual([1, 2, 2, 2, 2]);
  test.clock.run();
});
