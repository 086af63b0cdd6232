import { routes } from '@nukkad/contract';
import { buildApplication } from '@nukkad/testing/factories/build-application.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../../test/test-app.ts';

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.close());

it.each([
  ['APPLIED', true],
  ['SHORTLISTED', true],
  ['SCHEDULED', true],
  ['INTERVIEWED', true],
  ['HIRED', false],
  ['REJECTED', false],
  ['WITHDRAWN', false],
] as const)('an application that is %s can be withdrawn: %s', async (status, canWithdraw) => {
  const { id: candidateId, client } = await test.seeker();
  const { id, jobId } = await buildApplication(test.database, { candidateId, status });
  const listed = await client.call(routes.myJobs, { tab: 'ALL', size: 10 });
  expect(listed.jobs.map(({ record }) => record?.canWithdraw)).toEqual([canWithdraw]);
  const withdraw = () =>
    client.call(routes.jobWithdraw, { jobId }).then(
      () => 'done',
      ({ code }: { code: string }) => code,
    );
  expect(await withdraw()).toBe(canWithdraw ? 'done' : 'NOT_APPLIED');
  expect(await withdraw()).toBe('NOT_APPLIED');
  const stored = await test.database.prisma.application.findUniqueOrThrow({ where: { id } });
  expect(stored.status).toBe(canWithdraw ? 'WITHDRAWN' : status);
});
