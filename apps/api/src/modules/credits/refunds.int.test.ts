import { routes } from '@nukkad/contract';
import { markViewed } from '@nukkad/core/applications/move-application.ts';
import { refundUnseen } from '@nukkad/core/credits/refund-unseen.ts';
import { removeFakeJob, resumeJob } from '@nukkad/core/moderation/settle-reports.ts';
import { DAY_MS } from '@nukkad/domain/durations.ts';
import { buildJob } from '@nukkad/testing/factories/build-job.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../../test/test-app.ts';

let test: TestApp;

beforeAll(async () => {
  test = await startTestApp({ TRUST_PROXY: '127.0.0.1' });
  await test.set('hrFromHour', 0);
  await test.set('hrToHour', 24);
});

afterAll(() => test.close());

async function seeker(credits = 10) {
  const { id, client } = await test.seeker({ credits });
  const balance = async () => (await client.call(routes.creditsStatement, { size: 1 })).balance;
  const messages = async () =>
    (await client.call(routes.notificationList, { size: 20 })).notifications.map(({ message }) => message);
  const apply = async (jobId: string) => {
    await client.call(routes.jobApply, { jobId, isAvailableInCity: true, knowsEnglish: true });
    const where = { candidateId_jobId: { candidateId: id, jobId } };
    return (await test.database.prisma.application.findUniqueOrThrow({ where })).id;
  };
  return { id, client, balance, messages, apply };
}

const longJob = () => buildJob(test.database, { expiresAt: new Date('2099-01-01') });

describe('an application that nobody viewed', () => {
  it('is refunded once after 14 days, even if several processes run', async () => {
    const { balance, messages, apply } = await seeker();
    const seen = await longJob();
    const unseen = await longJob();
    await markViewed(test.container, await apply(seen.id));
    await apply(unseen.id);
    expect(await balance()).toBe(8);
    const { appliedAt } = await test.database.prisma.application.findFirstOrThrow({
      where: { jobId: unseen.id },
    });
    test.clock.stop();
    test.clock.set(new Date(appliedAt.getTime() + 14 * DAY_MS - 1).toISOString());
    await refundUnseen(test.container);
    expect(await balance()).toBe(8);
    test.clock.advanceSeconds(0.001);
    await Promise.all([1, 2, 3].map(() => refundUnseen(test.container)));
    expect(await refundUnseen(test.container)).toBe(0);
    expect(await balance()).toBe(9);
    const { name } = await test.database.prisma.company.findUniqueOrThrow({
      where: { id: unseen.companyId },
    });
    expect((await messages()).filter((message) => message.includes('did not look'))).toEqual([
      `${name} did not look at your application for 14 days. You have your credit back: 9 in all.`,
    ]);
    test.clock.run();
  });

  it('is not refunded after it was withdrawn', async () => {
    const { client, balance, apply } = await seeker();
    const job = await longJob();
    await apply(job.id);
    await client.call(routes.jobWithdraw, { jobId: job.id });
    test.clock.advanceDays(15);
    await refundUnseen(test.container);
    expect(await balance()).toBe(9);
  });

  it('is refunded for each attempt separately', async () => {
    const { client, balance, apply } = await seeker();
    const job = await longJob();
    await apply(job.id);
    test.clock.advanceDays(15);
    await refundUnseen(test.container);
    await client.call(routes.jobWithdraw, { jobId: job.id });
    await apply(job.id);
    expect(await balance()).toBe(9);
    test.clock.advanceDays(15);
    await refundUnseen(test.container);
    expect(await balance()).toBe(10);
  });
});

describe('a job removed as fake', () => {
  it('refunds what was spent on it once, and cannot be opened', async () => {
    const applied = await seeker();
    const called = await seeker();
    const saver = await seeker();
    const job = await longJob();
    await applied.apply(job.id);
    await called.client.call(routes.hrContact, { jobId: job.id, companyId: job.companyId });
    await saver.client.call(routes.jobSave, { jobId: job.id, isSaved: false });
    expect([await applied.balance(), await called.balance()]).toEqual([9, 9]);
    const settling = { jobId: job.id, actor: 'operator' };
    const runs = await Promise.all([1, 2, 3, 4].map(() => removeFakeJob(test.container, settling)));
    expect(runs.reduce((sum, { refunds }) => sum + refunds, 0)).toBe(2);
    expect([await applied.balance(), await called.balance(), await saver.balance()]).toEqual([10, 10, 10]);
    const { refundedAt } = await test.database.prisma.application.findFirstOrThrow({
      where: { jobId: job.id, candidateId: applied.id },
    });
    expect(refundedAt).not.toBeNull();
    test.clock.advanceDays(20);
    await refundUnseen(test.container);
    expect(await applied.balance()).toBe(10);
    const opened = await test.client.raw(routes.jobById, { body: { jobId: job.id } });
    expect(opened.status).toBe(404);
    expect((await applied.messages()).some((message) => message.includes('was fake, so we removed it'))).toBe(
      true,
    );
    expect((await saver.messages()).some((message) => message.includes('after a check'))).toBe(true);
    await expect(resumeJob(test.container, settling)).rejects.toMatchObject({ code: 'CONFLICT' });
  });
});

describe('rejected reports', () => {
  it('reopen the job, and the next three reports pause it again', async () => {
    const job = await longJob();
    let network = 0;
    // Only one report from each network counts.
    const report = async () => {
      const { client } = await seeker();
      await client.call(routes.jobById, { jobId: job.id });
      network += 1;
      const headers = { 'x-forwarded-for': `203.0.113.${network}` };
      const { body } = await client.raw(routes.reportJob, {
        body: { jobId: job.id, text: 'They ask for money' },
        headers,
      });
      expect(body).toMatchObject([{ success: true }]);
    };
    const status = async () =>
      (await test.database.prisma.job.findUniqueOrThrow({ where: { id: job.id } })).status;
    for (let count = 0; count < 3; count += 1) await report();
    expect(await status()).toBe('PAUSED');
    await resumeJob(test.container, { jobId: job.id, actor: 'operator' });
    expect(await status()).toBe('ACTIVE');
    expect(await test.database.prisma.jobReport.count({ where: { jobId: job.id, handledAt: null } })).toBe(0);
    await report();
    await report();
    expect(await status()).toBe('ACTIVE');
    await report();
    expect(await status()).toBe('PAUSED');
  });
});
