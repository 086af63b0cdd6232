import { REAPPLY_AFTER_REJECTION_DAYS, routes, UNSEEN_REFUND_DAYS } from '@nukkad/contract';
import { hireAtOnce, markViewed, moveApplication } from '@nukkad/core/applications/move-application.ts';
import { refundUnseen } from '@nukkad/core/credits/refund-unseen.ts';
import { DAY_MS } from '@nukkad/domain/durations.ts';
import { buildApplication } from '@nukkad/testing/factories/build-application.ts';
import { buildJob } from '@nukkad/testing/factories/build-job.ts';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../../test/test-app.ts';

let test: TestApp;

beforeAll(async () => {
  test = await startTestApp();
});

afterEach(() => test.clock.run());
afterAll(() => test.close());

/** A seeker and a job, with functions for what the seeker and the company do. */
async function seekerAndJob() {
  const { id: candidateId, client } = await test.seeker({ credits: 10 });
  const { id: jobId } = await buildJob(test.database, { expiresAt: new Date('2099-01-01') });
  const stored = () =>
    test.database.prisma.application.findUniqueOrThrow({
      where: { candidateId_jobId: { candidateId, jobId } },
    });
  const apply = async (answer: boolean) => {
    await client.call(routes.jobApply, { jobId, isAvailableInCity: answer, knowsEnglish: answer });
    return stored();
  };
  const move = async (to: 'SHORTLISTED' | 'SCHEDULED' | 'REJECTED') => {
    const { id } = await stored();
    const scheduledFor = to === 'SCHEDULED' ? new Date(test.clock.now().getTime() + DAY_MS) : undefined;
    await moveApplication(test.container, { applicationId: id, to, actor: 'operator', scheduledFor });
  };
  const notices = async (): Promise<string[]> => {
    const rows = await test.database.prisma.notification.findMany({ where: { candidateId } });
    return rows.map(({ values }) => String((values as { template: string }).template)).sort();
  };
  return { candidateId, client, jobId, stored, apply, move, notices };
}

function passDays(days: number): void {
  test.clock.stop();
  test.clock.set(new Date(test.clock.now().getTime() + days * DAY_MS).toISOString());
}

describe('applying again after a rejection', () => {
  it('begins afresh: nothing of the first attempt is left', async () => {
    const { apply, move, stored } = await seekerAndJob();
    const first = await apply(true);
    await move('SHORTLISTED');
    await move('SCHEDULED');
    await move('REJECTED');
    const rejected = await stored();
    expect(rejected).toMatchObject({ viewedAt: expect.any(Date), scheduledFor: expect.any(Date) });
    passDays(REAPPLY_AFTER_REJECTION_DAYS);
    test.clock.advanceSeconds(1);
    const second = await apply(false);
    expect(second).toMatchObject({
      id: first.id,
      attempt: 2,
      status: 'APPLIED',
      appliedAt: test.clock.now(),
      statusChangedAt: test.clock.now(),
      viewedAt: null,
      refundedAt: null,
      scheduledFor: null,
      isAvailableInCity: false,
      knowsEnglish: false,
    });
  });

  it('sends every notice again', async () => {
    const { apply, move, notices } = await seekerAndJob();
    await apply(true);
    await move('SHORTLISTED');
    await move('REJECTED');
    expect(await notices()).toEqual(['applied', 'rejected', 'shortlisted']);
    passDays(REAPPLY_AFTER_REJECTION_DAYS + 1);
    await apply(true);
    await move('SHORTLISTED');
    await move('REJECTED');
    expect(await notices()).toEqual([
      ...['applied', 'applied'],
      ...['rejected', 'rejected'],
      ...['shortlisted', 'shortlisted'],
    ]);
  });
});

describe('applying again after withdrawing', () => {
  it.each([
    ['viewed', true],
    ['never viewed', false],
  ])('refunds only the second attempt if the first was %s and withdrawn', async (_, isViewed) => {
    const { candidateId, client, jobId, apply } = await seekerAndJob();
    const { id } = await apply(true);
    if (isViewed) await markViewed(test.container, id);
    await client.call(routes.jobWithdraw, { jobId });
    await apply(true);
    passDays(UNSEEN_REFUND_DAYS);
    await refundUnseen(test.container);
    await refundUnseen(test.container);
    const entries = await test.database.prisma.creditEntry.findMany({
      where: { candidateId, reason: 'APPLY_REFUND' },
    });
    expect(entries.map(({ reference }) => reference)).toEqual([`${id}:2`]);
    const { creditBalance } = await test.database.prisma.candidate.findUniqueOrThrow({
      where: { id: candidateId },
    });
    expect(creditBalance).toBe(9);
  });
});

describe('doing it twice', () => {
  it('keeps the time of the first look', async () => {
    const { id } = await buildApplication(test.database);
    test.clock.stop();
    await markViewed(test.container, id);
    const firstLook = test.clock.now();
    test.clock.advanceSeconds(60);
    await markViewed(test.container, id);
    const { viewedAt } = await test.database.prisma.application.findUniqueOrThrow({ where: { id } });
    expect(viewedAt).toEqual(firstLook);
  });

  it('notifies of each hire and each correction', async () => {
    const { apply, notices } = await seekerAndJob();
    const { id: applicationId } = await apply(true);
    test.clock.stop();
    for (const isUndone of [false, true, false, true]) {
      test.clock.advanceSeconds(1);
      await hireAtOnce(test.container, { applicationId, actor: 'operator', isUndone });
    }
    expect(await notices()).toEqual(['applied', 'hire-undone', 'hire-undone', 'hired', 'hired']);
  });

  it('notifies of an interview that is moved and moved back, but not of one that keeps its time', async () => {
    const { apply, notices } = await seekerAndJob();
    const { id: applicationId } = await apply(true);
    test.clock.stop();
    const monday = new Date(test.clock.now().getTime() + DAY_MS);
    const tuesday = new Date(monday.getTime() + DAY_MS);
    for (const scheduledFor of [monday, monday, tuesday, monday]) {
      test.clock.advanceSeconds(1);
      await moveApplication(test.container, {
        applicationId,
        to: 'SCHEDULED',
        actor: 'operator',
        scheduledFor,
      });
    }
    expect(await notices()).toEqual(['applied', 'rescheduled', 'rescheduled', 'scheduled']);
  });

  it('audits each move with the status before and after it', async () => {
    const { apply, move, stored } = await seekerAndJob();
    const { id } = await apply(true);
    await move('SHORTLISTED');
    expect((await stored()).viewedAt).toEqual(expect.any(Date));
    await move('REJECTED');
    const audit = await test.database.prisma.auditEntry.findMany({
      where: { subject: id },
      orderBy: { createdAt: 'asc' },
    });
    expect(audit.map(({ details }) => details)).toMatchObject([
      { status: { from: 'APPLIED', to: 'SHORTLISTED' } },
      { status: { from: 'SHORTLISTED', to: 'REJECTED' } },
    ]);
  });
});
