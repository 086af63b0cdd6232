import { stillRead } from '@nukkad/contract/partner/index.ts';
import { hashToken, newOpaqueToken } from '@nukkad/core/security/opaque-token.ts';
import { buildJob } from '@nukkad/testing/factories/build-job.ts';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openHireSite, WITH_HIRE } from '../../test/hire-site.ts';
import { buildPosted, buildShop, post } from '../../test/posting.ts';
import { refused } from '../../test/refused.ts';
import { startTestApp, type TestApp } from '../../test/test-app.ts';

/** The beginning of a day in India, which is the middle of an evening in UTC. */
const INDIA_MIDNIGHT = '2031-03-10T18:30:00.000Z';

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp(WITH_HIRE);
});
beforeEach(() => {
  test.clock.stop();
  test.clock.set(INDIA_MIDNIGHT);
  test.clock.advanceSeconds(-0.001);
});
afterEach(() => test.clock.run());
afterAll(() => test.close());

describe('the five new jobs of a day', () => {
  it('are counted from midnight in India', async () => {
    const shop = await buildShop(test);
    for (let count = 0; count < 5; count += 1) expect(await refused(post(shop))).toBe('done');
    expect(await refused(post(shop))).toBe('422 JOB_LIMIT');
    test.clock.set(INDIA_MIDNIGHT);
    for (let count = 0; count < 5; count += 1) expect(await refused(post(shop))).toBe('done');
    test.clock.set('2031-03-11T00:30:00.000Z');
    expect(await refused(post(shop))).toBe('422 JOB_LIMIT');
  });

  it('do not keep a company from resuming and renewing a job', async () => {
    const { shop, step } = await buildPosted(test);
    for (let count = 1; count < 5; count += 1) await post(shop);
    await step('pause');
    expect((await step('resume')).state).toBe('OPEN');
    await step('pause');
    expect((await step('renew')).state).toBe('OPEN');
    expect(await refused(post(shop))).toBe('422 JOB_LIMIT');
  });
});

describe('the three jobs of a company that no operator has seen', () => {
  it('include those that wait for an operator, but not those that ended or came from a file', async () => {
    const shop = await buildShop(test, { isSeen: false });
    const own = { companyId: shop.company.id, postedBy: shop.memberId };
    const waits = { status: 'PAUSED', statusReason: 'awaiting-moderation' } as const;
    await buildJob(test.database, { ...own, ...waits });
    await buildJob(test.database, { ...own, status: 'PAUSED', statusReason: 'employer' });
    await buildJob(test.database, { ...own, status: 'CLOSED', statusReason: 'expired' });
    for (let count = 0; count < 3; count += 1) await buildJob(test.database, { companyId: shop.company.id });
    expect(await refused(post(shop))).toBe('done');
    expect(await refused(post(shop))).toBe('done');
    expect(await refused(post(shop))).toBe('422 JOB_LIMIT');
  });
});

describe('a link of “Still hiring?”', () => {
  /** Stores a link of a job that ends at a moment. Returns a function that reads it. */
  async function linkOf(jobId: string, expiresAt: Date) {
    const token = newOpaqueToken();
    const createdAt = test.clock.now();
    await test.database.prisma.stillLink.create({
      data: { tokenHash: hashToken(token), jobId, createdAt, expiresAt },
    });
    return () => openHireSite(test).call(stillRead, { params: { token } });
  }

  it('ends at its time, to the millisecond', async () => {
    const { job } = await buildPosted(test);
    const now = test.clock.now().getTime();
    expect(await refused((await linkOf(job.id, new Date(now + 1)))())).toBe('done');
    expect(await refused((await linkOf(job.id, new Date(now)))())).toBe('422 LINK_ENDED');
  });

  it('is answered when the company closes the job itself', async () => {
    const { job, close } = await buildPosted(test);
    const read = await linkOf(job.id, new Date(test.clock.now().getTime() + 86_400_000));
    await close('FILLED_ELSEWHERE', false);
    expect(await read()).toMatchObject({ answer: 'FILLED', answeredAt: test.clock.now().toISOString() });
  });
});
