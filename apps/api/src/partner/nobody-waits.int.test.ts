import { routes } from '@nukkad/contract';
import { noticeList } from '@nukkad/contract/partner/index.ts';
import { sendMessages } from '@nukkad/core/outgoing/send-messages.ts';
import { endUnanswered } from '@nukkad/core/waiting/end-unanswered.ts';
import { notifyOfApplicants } from '@nukkad/core/waiting/notify-of-applicants.ts';
import { pauseOrResume } from '@nukkad/core/waiting/pause-unanswered.ts';
import { remindMembers } from '@nukkad/core/waiting/remind-members.ts';
import { buildApplication } from '@nukkad/testing/factories/build-application.ts';
import { buildCandidate } from '@nukkad/testing/factories/build-candidate.ts';
import { buildJob } from '@nukkad/testing/factories/build-job.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { buildMember, WITH_HIRE } from '../../test/hire-site.ts';
import { startTestApp, type TestApp } from '../../test/test-app.ts';

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp(WITH_HIRE);
});
afterAll(() => test.close());

/** 11:00 in India. */
const NOW = '2027-03-10T05:30:00.000Z';
const DAY = 86_400_000;
beforeEach(async () => {
  test.clock.set(NOW);
  await test.database.prisma.application.deleteMany();
});

const before = (days: number, from = NOW) => new Date(new Date(from).getTime() - days * DAY);

async function withJob(change: object = {}) {
  const staff = await buildMember(test);
  const job = await buildJob(test.database, {
    companyId: staff.company.id,
    title: 'Tailor',
    createdAt: before(20),
    expiresAt: before(-20),
    ...change,
  });
  const notices = async () =>
    (await staff.site.call(noticeList, { query: {} })).items.map(({ message }) => message);
  return { ...staff, job, notices };
}

const apply = (jobId: string, at: Date, change: object = {}) =>
  buildApplication(test.database, { jobId, appliedAt: at, statusChangedAt: at, ...change });

/** Adds many applications of one seeker each with one statement. */
async function applyMany(jobId: string, count: number, at: Date) {
  const { prisma } = test.database;
  const { companyId } = await prisma.job.findUniqueOrThrow({ where: { id: jobId } });
  for (let number = 0; number < count; number += 1) {
    const { id } = await buildCandidate(test.database);
    const row = { candidateId: id, jobId, companyId, appliedAt: at, statusChangedAt: at };
    await prisma.application.create({ data: row });
  }
}

/** Sends what is due. Returns how many text messages about new applicants this number has received in all. */
async function sentTo(phone: string): Promise<number> {
  await notifyOfApplicants(test.container);
  await sendMessages(test.container);
  return test.sms.sent.filter(({ to, text }) => to === phone && text.includes('new applicants')).length;
}

describe('new applicants', () => {
  it('are one notice for all since the last run', async () => {
    const { job, notices } = await withJob();
    await apply(job.id, before(0));
    await notifyOfApplicants(test.container);
    await notifyOfApplicants(test.container);
    expect(await notices()).toEqual([
      'New applicant for Tailor. Look and call today, before somebody else does.',
    ]);
    test.clock.advanceSeconds(60);
    for (let number = 0; number < 2; number += 1) await apply(job.id, test.clock.now());
    await notifyOfApplicants(test.container);
    expect((await notices())[0]).toBe('New applicants: 2. The latest wants to work as Tailor.');
    expect(await notices()).toHaveLength(2);
  });

  it('are a text message if nobody looked for a day, once a day in India', async () => {
    const { job, company, phone, memberId } = await withJob();
    await apply(job.id, before(1));
    const sms = () => sentTo(phone);
    expect(await sms()).toBe(0);
    await test.database.prisma.deskSession.updateMany({ where: { memberId }, data: { seenAt: before(2) } });
    expect(await sms()).toBe(1);
    expect(await sms()).toBe(1);
    expect(test.sms.sent.at(-1)?.text).toContain(company.name);
    test.clock.set('2027-03-11T02:29:00.000Z');
    expect(await sms()).toBe(1);
    test.clock.set('2027-03-11T02:31:00.000Z');
    expect(await sms()).toBe(2);
  });
});

describe('a member who has left', () => {
  it('does not count as somebody who looked', async () => {
    const { job, company, phone, memberId } = await withJob();
    const { prisma } = test.database;
    const left = await buildMember(test);
    const data = {
      companyId: company.id,
      memberId: left.memberId,
      createdBy: 'test',
      role: 'OWNER',
    } as const;
    const { id } = await prisma.membership.create({ data });
    await prisma.deskSession.updateMany({ where: { memberId }, data: { seenAt: before(2) } });
    await prisma.deskSession.updateMany({ where: { memberId: left.memberId }, data: { seenAt: before(0) } });
    await apply(job.id, before(1));
    const sms = () => sentTo(phone);
    expect(await sms()).toBe(0);
    await prisma.membership.update({ where: { id }, data: { endedAt: before(1) } });
    expect(await sms()).toBe(1);
  });
});

describe('a text message that becomes useless', () => {
  it.each([
    ['at this moment is not sent', 0, 0],
    ['a millisecond later is sent', 1, 1],
  ])('%s', async (_name, left, count) => {
    const { job, company, phone, memberId } = await withJob();
    await apply(job.id, before(1));
    const { prisma } = test.database;
    await prisma.deskSession.updateMany({ where: { memberId }, data: { seenAt: before(2) } });
    await notifyOfApplicants(test.container);
    test.clock.stop();
    const where = { subjectId: company.id };
    const expiresAt = new Date(test.clock.now().getTime() + left);
    expect(await prisma.outgoingMessage.updateMany({ where, data: { expiresAt } })).toEqual({ count: 1 });
    await sendMessages(test.container);
    test.clock.run();
    const sent = test.sms.sent.filter(({ to, text }) => to === phone && text.includes('new applicants'));
    expect(sent).toHaveLength(count);
    const { sentAt, failedAt } = await prisma.outgoingMessage.findFirstOrThrow({ where });
    expect([sentAt !== null, failedAt !== null]).toEqual([count === 1, count === 0]);
  });
});

describe('reminders of answers', () => {
  it.each([
    ['2 days', 2, 0, 0],
    ['3 days', 3, 1, 0],
    ['4 days', 4, 0, 0],
    ['7 days', 7, 1, 1],
    ['10 days', 10, 1, 1],
    ['11 days', 11, 0, 0],
  ])('after %s', async (_name, days, notices, messages) => {
    const { job, company, notices: read } = await withJob();
    await apply(job.id, before(days));
    for (let round = 0; round < 2; round += 1) await remindMembers(test.container);
    expect(await read()).toHaveLength(notices);
    const where = { subjectId: company.id, template: 'answersWaiting' };
    expect(await test.database.prisma.outgoingMessage.count({ where })).toBe(messages);
  });

  it.each([
    ['23:59 in India', '2027-03-12T18:29:00.000Z', 0],
    ['00:01 in India', '2027-03-12T18:31:00.000Z', 1],
    ['23:59 in UTC', '2027-03-12T23:59:00.000Z', 1],
    ['00:01 in UTC', '2027-03-13T00:01:00.000Z', 1],
  ])('count days in India: at %s', async (_name, moment, count) => {
    const { job, notices } = await withJob();
    await apply(job.id, new Date(NOW));
    test.clock.set(moment);
    await remindMembers(test.container);
    expect(await notices()).toHaveLength(count);
  });
});

describe('too many who wait', () => {
  const statusOf = async (id: string) => {
    const { status, statusReason } = await test.database.prisma.job.findUniqueOrThrow({ where: { id } });
    return [status, statusReason];
  };

  it.each([
    ['49 who wait', 49, 1, 'ACTIVE'],
    ['50 who wait', 50, 1, 'PAUSED'],
    ['14 who wait for over a week', 14, 7.001, 'ACTIVE'],
    ['15 who wait for exactly a week', 15, 7, 'ACTIVE'],
    ['15 who wait for over a week', 15, 7.001, 'PAUSED'],
  ])('%s: the job is %s', async (_name, count, days, status) => {
    test.clock.stop();
    test.clock.set(NOW);
    const { job, notices } = await withJob();
    await applyMany(job.id, count, before(days));
    for (let round = 0; round < 2; round += 1) await pauseOrResume(test.container);
    test.clock.run();
    expect(await statusOf(job.id)).toEqual([status, status === 'PAUSED' ? 'answers-due' : null]);
    expect(await notices()).toHaveLength(status === 'PAUSED' ? 1 : 0);
  });

  it('says to people who look for work that others have answers first, as long as it is paused', async () => {
    const { job } = await withJob();
    const seen = async () => {
      const { job: shown } = await test.client.call(routes.jobById, { jobId: job.id });
      return [shown.status, shown.isAnsweringFirst];
    };
    expect(await seen()).toEqual(['ACTIVE', undefined]);
    await applyMany(job.id, 50, before(1));
    await pauseOrResume(test.container);
    expect(await seen()).toEqual(['PAUSED', true]);
    await test.database.prisma.job.update({ where: { id: job.id }, data: { statusReason: 'employer' } });
    expect(await seen()).toEqual(['PAUSED', undefined]);
  });

  it('pauses once, and opens again by itself after an answer', async () => {
    const { job, notices } = await withJob();
    await applyMany(job.id, 50, before(1));
    await pauseOrResume(test.container);
    const [first] = await test.database.prisma.application.findMany({ where: { jobId: job.id }, take: 1 });
    await test.database.prisma.application.update({
      where: { id: first?.id ?? '' },
      data: { status: 'SHORTLISTED' },
    });
    await pauseOrResume(test.container);
    expect(await statusOf(job.id)).toEqual(['ACTIVE', null]);
    expect(await notices()).toEqual([
      'Tailor is open again. Thank you for answering.',
      'We have paused Tailor, because many people are waiting for your answer. It opens again by itself when you answer.',
    ]);
  });

  it('does not pause jobs of companies that nobody can answer for, nor open what its employer paused', async () => {
    const imported = await buildJob(test.database);
    await applyMany(imported.id, 50, before(1));
    const { job } = await withJob({ status: 'PAUSED', statusReason: 'employer' });
    await pauseOrResume(test.container);
    expect(await statusOf(imported.id)).toEqual(['ACTIVE', null]);
    expect(await statusOf(job.id)).toEqual(['PAUSED', 'employer']);
  });
});

describe('no answer after closing', () => {
  it.each([
    ['29 days and 23:59 hours', 30 * DAY - 60_000, 'APPLIED'],
    ['30 days', 30 * DAY, 'REJECTED'],
  ])('%s after closing the application is %s', async (_name, milliseconds, status) => {
    test.clock.stop();
    test.clock.set(NOW);
    const closedAt = new Date(new Date(NOW).getTime() - milliseconds);
    const { job } = await withJob({ status: 'CLOSED', statusReason: 'employer', statusChangedAt: closedAt });
    const { id } = await apply(job.id, before(40));
    const answered = await apply(job.id, before(40), { status: 'SHORTLISTED' });
    await endUnanswered(test.container);
    test.clock.run();
    const found = await test.database.prisma.application.findUniqueOrThrow({ where: { id } });
    expect(found.status).toBe(status);
    expect(
      await test.database.prisma.application.findUniqueOrThrow({ where: { id: answered.id } }),
    ).toMatchObject({
      status: 'SHORTLISTED',
    });
  });

  it('gives the credit back once, and tells the seeker', async () => {
    const { job, company } = await withJob();
    const seeker = await test.seeker({ name: 'Meena Kale', isMobileVerified: true });
    await seeker.client.call(routes.jobApply, { jobId: job.id, isAvailableInCity: true, knowsEnglish: true });
    const balance = async () =>
      (await test.database.prisma.candidate.findUniqueOrThrow({ where: { id: seeker.id } })).creditBalance;
    const spent = await balance();
    await test.database.prisma.job.update({
      where: { id: job.id },
      data: { status: 'CLOSED', statusReason: 'employer', statusChangedAt: before(30) },
    });
    await Promise.all([endUnanswered(test.container), endUnanswered(test.container)]);
    await endUnanswered(test.container);
    expect(await balance()).toBe(spent + 1);
    const { notifications } = await seeker.client.call(routes.notificationList, { size: 10 });
    const messages = notifications.map(({ message }) => message);
    expect(messages).toContain(
      `${company.name} has not answered you about Tailor, and the job closed a month ago. Your application has ended.`,
    );
    expect(messages).toContain(
      `${company.name} never answered you, so you have your credit back: ${spent + 1} in all.`,
    );
  });
});
