import { type ApplicationStatus, REAPPLY_AFTER_REJECTION_DAYS, routes } from '@nukkad/contract';
import { nextStatuses } from '@nukkad/core/applications/application-transitions.ts';
import { markViewed, moveApplication } from '@nukkad/core/applications/move-application.ts';
import { buildApplication } from '@nukkad/testing/factories/build-application.ts';
import { buildJob } from '@nukkad/testing/factories/build-job.ts';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../../test/test-app.ts';

let test: TestApp;

beforeAll(async () => {
  test = await startTestApp();
});

afterAll(() => test.close());

const ALL: readonly ApplicationStatus[] = [
  'APPLIED',
  'SHORTLISTED',
  'SCHEDULED',
  'INTERVIEWED',
  'HIRED',
  'REJECTED',
  'WITHDRAWN',
];
/** Expected steps. They are written out here, so that the test does not depend on the code under test. */
const STEPS: readonly string[] = [
  ...['APPLIED SHORTLISTED', 'APPLIED SCHEDULED', 'APPLIED HIRED', 'APPLIED REJECTED'],
  ...['SHORTLISTED SCHEDULED', 'SHORTLISTED HIRED', 'SHORTLISTED REJECTED'],
  ...['SCHEDULED SCHEDULED', 'SCHEDULED INTERVIEWED', 'SCHEDULED HIRED', 'SCHEDULED REJECTED'],
  ...['INTERVIEWED SCHEDULED', 'INTERVIEWED HIRED', 'INTERVIEWED REJECTED'],
];
const OPEN: readonly ApplicationStatus[] = ['APPLIED', 'SHORTLISTED', 'SCHEDULED', 'INTERVIEWED'];

const isLegal = (from: ApplicationStatus, to: ApplicationStatus) => STEPS.includes(`${from} ${to}`);

const move = (applicationId: string, to: ApplicationStatus, more: { scheduledFor?: Date } = {}) =>
  moveApplication(test.container, { applicationId, to, actor: 'operator', ...more });

const tomorrow = () => new Date(test.clock.now().getTime() + 86_400_000);

describe('the steps of an application', () => {
  it('go forward, or from any open status to hiring or rejection', () => {
    for (const from of ALL)
      for (const to of ALL)
        expect([from, to, nextStatuses(from).includes(to)]).toEqual([from, to, isLegal(from, to)]);
  });

  it('are stored with their times, sent to the seeker, and audited', async () => {
    const { id: candidateId, client } = await test.seeker();
    const job = await buildJob(test.database);
    const { id } = await buildApplication(test.database, { candidateId, jobId: job.id });
    await move(id, 'SHORTLISTED');
    const scheduledFor = tomorrow();
    await move(id, 'SCHEDULED', { scheduledFor });
    await move(id, 'SCHEDULED', { scheduledFor: new Date(scheduledFor.getTime() + 3_600_000) });
    await move(id, 'INTERVIEWED');
    await move(id, 'HIRED');
    const { jobs } = await client.call(routes.myJobs, { tab: 'HIRED', size: 10 });
    expect(jobs[0]?.record?.timeline.map((step: { status: string }) => step.status)).toEqual([
      'APPLIED',
      'SHORTLISTED',
      'SCHEDULED',
      'SCHEDULED',
      'INTERVIEWED',
      'HIRED',
    ]);
    const { notifications } = await client.call(routes.notificationList, { size: 10 });
    expect(notifications).toHaveLength(5);
    expect(notifications.some((entry) => entry.message.includes('New time for your interview'))).toBe(true);
    const audit = await test.database.prisma.auditEntry.findMany({ where: { subject: id } });
    expect(audit.every((entry) => entry.actor === 'operator')).toBe(true);
    expect(audit).toHaveLength(5);
  });

  it('need a future time for an interview, and refuse a time otherwise', async () => {
    const { id } = await buildApplication(test.database, { status: 'SHORTLISTED' });
    test.clock.stop();
    const now = test.clock.now();
    for (const scheduledFor of [undefined, new Date(0), new Date('nonsense'), now]) {
      const wrong = move(id, 'SCHEDULED', scheduledFor ? { scheduledFor } : {});
      await expect(wrong).rejects.toMatchObject({ code: 'VALIDATION_FAILED' });
    }
    await expect(move(id, 'REJECTED', { scheduledFor: tomorrow() })).rejects.toMatchObject({
      code: 'VALIDATION_FAILED',
    });
    await move(id, 'SCHEDULED', { scheduledFor: new Date(now.getTime() + 1) });
    test.clock.run();
    await expect(move('nothing', 'REJECTED')).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });

  it('happen once if two operators take them at the same time', async () => {
    const { id } = await buildApplication(test.database);
    const results = await Promise.allSettled(Array.from({ length: 8 }, () => move(id, 'SHORTLISTED')));
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(await test.database.prisma.applicationEvent.count({ where: { applicationId: id } })).toBe(2);
  });

  it('follow the rules for random actions of companies and seekers', async () => {
    const action = fc.oneof(
      fc.constantFrom(...ALL).map((to) => ({ kind: 'move', to }) as const),
      fc.constant({ kind: 'withdraw' } as const),
      fc.constant({ kind: 'apply' } as const),
      fc.constant({ kind: 'wait' } as const),
    );
    await fc.assert(
      fc.asyncProperty(fc.array(action, { maxLength: 12 }), async (actions) => {
        const { id: candidateId, client } = await test.seeker({ credits: 20 });
        const job = await buildJob(test.database, { expiresAt: new Date('2099-01-01') });
        const { id } = await buildApplication(test.database, { candidateId, jobId: job.id });
        let status: ApplicationStatus = 'APPLIED';
        let events = 1;
        let rejectedAt = 0;
        for (const step of actions) {
          const now = test.clock.now().getTime();
          let next: ApplicationStatus | null = null;
          let isDone: boolean;
          if (step.kind === 'wait') {
            test.clock.advanceDays(16);
            continue;
          }
          if (step.kind === 'move') {
            if (isLegal(status, step.to)) next = step.to;
            const at = step.to === 'SCHEDULED' ? { scheduledFor: tomorrow() } : {};
            isDone = await move(id, step.to, at).then(
              () => true,
              () => false,
            );
          } else if (step.kind === 'withdraw') {
            if (OPEN.includes(status)) next = 'WITHDRAWN';
            isDone = await client.call(routes.jobWithdraw, { jobId: job.id }).then(
              () => true,
              () => false,
            );
          } else {
            const mayReapply =
              status === 'REJECTED' && now - rejectedAt >= REAPPLY_AFTER_REJECTION_DAYS * 86_400_000;
            if (status === 'WITHDRAWN' || mayReapply) next = 'APPLIED';
            const input = { jobId: job.id, isAvailableInCity: true, knowsEnglish: true };
            isDone = await client.call(routes.jobApply, input).then(
              () => true,
              () => false,
            );
          }
          expect([step, status, isDone]).toEqual([step, status, next !== null]);
          if (next === null) continue;
          status = next;
          events += 1;
          if (next === 'REJECTED') rejectedAt = now;
          // The next step happens at a later time.
          test.clock.advanceSeconds(1);
        }
        const stored = await test.database.prisma.application.findUniqueOrThrow({
          where: { id },
          include: { events: true },
        });
        expect([stored.status, stored.events.length]).toEqual([status, events]);
      }),
      { numRuns: 25, endOnFailure: true },
    );
  }, 60_000);
});

describe('viewing an application', () => {
  it('is recorded once', async () => {
    const { id } = await buildApplication(test.database);
    await markViewed(test.container, id);
    const { viewedAt } = await test.database.prisma.application.findUniqueOrThrow({ where: { id } });
    test.clock.advanceSeconds(60);
    await markViewed(test.container, id);
    expect((await test.database.prisma.application.findUniqueOrThrow({ where: { id } })).viewedAt).toEqual(
      viewedAt,
    );
    await expect(markViewed(test.container, 'none')).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });
});
