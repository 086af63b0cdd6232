import { noticeList } from '@nukkad/contract/partner/index.ts';
import { notifyMembers } from '@nukkad/core/member-notices/notify-members.ts';
import { endUnanswered } from '@nukkad/core/waiting/end-unanswered.ts';
import { notifyOfApplicants } from '@nukkad/core/waiting/notify-of-applicants.ts';
import { pauseOrResume } from '@nukkad/core/waiting/pause-unanswered.ts';
import { remindMembers } from '@nukkad/core/waiting/remind-members.ts';
import { buildApplication } from '@nukkad/testing/factories/build-application.ts';
import { buildJob } from '@nukkad/testing/factories/build-job.ts';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { buildMember, WITH_HIRE } from '../../test/hire-site.ts';
import { startTestApp, type TestApp } from '../../test/test-app.ts';

/** 11:00 in India. */
const NOW = '2027-03-10T05:30:00.000Z';
const DAY = 86_400_000;

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp(WITH_HIRE);
});
beforeEach(async () => {
  test.clock.stop();
  test.clock.set(NOW);
  await test.database.prisma.application.deleteMany();
});
afterEach(() => test.clock.run());
afterAll(() => test.close());

const before = (days: number) => new Date(Date.parse(NOW) - days * DAY);

async function withJob() {
  const staff = await buildMember(test);
  const dates = { createdAt: before(40), expiresAt: before(-20) };
  const job = await buildJob(test.database, { companyId: staff.company.id, title: 'Tailor', ...dates });
  const apply = (days: number, change: object = {}) => {
    const at = before(days);
    return buildApplication(test.database, { jobId: job.id, appliedAt: at, statusChangedAt: at, ...change });
  };
  const hold = (applicationId: string, change: object = {}) =>
    test.database.prisma.heldAnswer.create({
      data: {
        applicationId,
        memberId: staff.memberId,
        from: 'APPLIED',
        attempt: 1,
        reason: 'far',
        createdAt: before(0),
        dueAt: before(-1),
        ...change,
      },
    });
  const notices = async () =>
    (await staff.site.call(noticeList, { query: {} })).items.map(({ message, link }) => [message, link]);
  return { ...staff, job, apply, hold, notices };
}

describe('an applicant with a held refusal', () => {
  it('does not wait for an answer, but does again when it is taken back', async () => {
    const { apply, hold, notices } = await withJob();
    const { id } = await apply(3);
    const held = await hold(id);
    await remindMembers(test.container);
    expect(await notices()).toEqual([]);
    await test.database.prisma.heldAnswer.update({ where: { id: held.id }, data: { undoneAt: before(0) } });
    await remindMembers(test.container);
    expect(await notices()).toHaveLength(1);
  });

  it('does not pause the job', async () => {
    const { job, apply, hold } = await withJob();
    for (let count = 0; count < 15; count += 1) await hold((await apply(8)).id);
    for (let count = 0; count < 14; count += 1) await apply(8);
    const status = async () => {
      await pauseOrResume(test.container);
      return (await test.database.prisma.job.findUniqueOrThrow({ where: { id: job.id } })).status;
    };
    expect(await status()).toBe('ACTIVE');
    await apply(8);
    expect(await status()).toBe('PAUSED');
  });
});

describe('new applicants', () => {
  it('lead to those of the job if there is one, else to the first screen', async () => {
    const { job, apply, notices } = await withJob();
    await apply(0);
    await notifyOfApplicants(test.container);
    test.clock.advanceSeconds(60);
    const now = { appliedAt: test.clock.now(), statusChangedAt: test.clock.now() };
    await apply(0, now);
    await apply(0, now);
    await notifyOfApplicants(test.container);
    expect((await notices()).map(([, link]) => link)).toEqual(['/today', `/jobs/${job.id}/applicants`]);
  });

  it('whom a member has looked at cause no text message', async () => {
    const { company, memberId, apply } = await withJob();
    const { prisma } = test.database;
    await prisma.deskSession.updateMany({ where: { memberId }, data: { seenAt: before(2) } });
    await apply(1, { viewedAt: before(1) });
    const messages = async () => {
      await notifyOfApplicants(test.container);
      const where = { subjectId: company.id, template: 'newApplicants' };
      return prisma.outgoingMessage.count({ where });
    };
    expect(await messages()).toBe(0);
    await apply(1);
    expect(await messages()).toBe(1);
  });
});

it.each([
  ['23:59 in India', '2027-03-10T18:29:00.000Z', [1, 1]],
  ['00:01 in India', '2027-03-10T18:31:00.000Z', [0, 1]],
  ['23:59 in UTC', '2027-03-10T23:59:00.000Z', [0, 1]],
])('an application at %s has waited for three days of India', async (_name, moment, expected) => {
  const { apply, notices } = await withJob();
  await apply(0, { appliedAt: moment, statusChangedAt: moment });
  const counts: number[] = [];
  for (const day of ['2027-03-13T05:30:00.000Z', '2027-03-14T05:30:00.000Z']) {
    test.clock.set(day);
    await remindMembers(test.container);
    counts.push((await notices()).length);
  }
  expect(counts).toEqual(expected);
});

it('the end without an answer is stored with its reason and its refund, in step, audit and application', async () => {
  const { job, apply } = await withJob();
  const { id } = await apply(35);
  const { prisma } = test.database;
  await prisma.job.update({
    where: { id: job.id },
    data: { status: 'CLOSED', statusReason: 'employer', statusChangedAt: before(30) },
  });
  expect(await endUnanswered(test.container)).toBe(1);
  const stored = await prisma.application.findUniqueOrThrow({ where: { id }, include: { events: true } });
  expect(stored).toMatchObject({ status: 'REJECTED', refundedAt: new Date(NOW) });
  expect(stored.events.find(({ status }) => status === 'REJECTED')?.reason).toBe('no-answer');
  const [entry] = await prisma.auditEntry.findMany({ where: { subject: id } });
  expect(entry).toMatchObject({ actor: 'task:end-unanswered', details: { reason: 'no-answer' } });
});

it('notices of one moment are listed once each, page by page', async () => {
  const { company, site } = await withJob();
  for (let number = 0; number < 5; number += 1)
    await notifyMembers(
      test.database,
      company.id,
      {
        type: 'applicants',
        template: 'withdrawn',
        values: { jobTitle: `Cook ${number}` },
        link: '/today',
        dedupeKey: `cook-${number}`,
      },
      test.clock.now(),
    );
  const seen: string[] = [];
  let after: string | undefined;
  do {
    const query = { size: '2', ...(after === undefined ? {} : { after }) };
    const page = await site.call(noticeList, { query });
    seen.push(...page.items.map(({ id }) => id));
    after = page.next ?? undefined;
  } while (after !== undefined && seen.length < 20);
  expect([seen.length, new Set(seen).size]).toEqual([5, 5]);
});
