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
  ['APPLIED', [], 'REVIEW_NOT_ALLOWED'],
  ['SHORTLISTED', [], 'REVIEW_NOT_ALLOWED'],
  ['SCHEDULED', [], 'REVIEW_NOT_ALLOWED'],
  ['INTERVIEWED', [], 'done'],
  ['HIRED', [], 'done'],
  ['REJECTED', [], 'REVIEW_NOT_ALLOWED'],
  ['REJECTED', ['INTERVIEWED'], 'done'],
  ['WITHDRAWN', ['INTERVIEWED'], 'done'],
] as const)('a seeker whose application is %s, after %j: %s', async (status, steps, outcome) => {
  const { id: candidateId, client } = await test.seeker();
  const { id: applicationId, companyId } = await buildApplication(test.database, { candidateId, status });
  for (const step of steps)
    await test.database.prisma.applicationEvent.create({ data: { applicationId, status: step } });
  const reviewed = await client.call(routes.companyReview, { companyId, stars: 4, comments: 'ठीक' }).then(
    () => 'done',
    ({ code }: { code: string }) => code,
  );
  expect(reviewed).toBe(outcome);
});

it('a hidden review counts neither for the stars nor for their number', async () => {
  const first = await test.seeker();
  const second = await test.seeker();
  const { companyId, jobId } = await buildApplication(test.database, {
    candidateId: first.id,
    status: 'HIRED',
  });
  await buildApplication(test.database, { candidateId: second.id, jobId, status: 'HIRED' });
  await first.client.call(routes.companyReview, { companyId, stars: 5, comments: '' });
  await second.client.call(routes.companyReview, { companyId, stars: 1, comments: '' });
  const shown = async () => {
    const { rating, reviewCount } = await test.client.call(routes.companyOne, { companyId });
    return [rating, reviewCount];
  };
  expect(await shown()).toEqual([3, 2]);
  await test.database.prisma.companyReview.updateMany({
    where: { candidateId: second.id },
    data: { hiddenAt: test.clock.now() },
  });
  expect(await shown()).toEqual([5, 1]);
});
