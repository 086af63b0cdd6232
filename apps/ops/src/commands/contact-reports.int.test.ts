import { randomUUID } from 'node:crypto';
import { DAY_MS } from '@nukkad/domain/durations.ts';
import { buildApplication } from '@nukkad/testing/factories/build-application.ts';
import { buildJob } from '@nukkad/testing/factories/build-job.ts';
import { expect, it } from 'vitest';
import { useOps } from '../testing/start-ops.ts';
import { selectContactReports } from './moderation.queries.ts';

const test = useOps();
const MEMBER = '0199b3f2-7c1a-7d10-9a51-2f6c1d0e4b11';

/** Creates a report of a call, for which a member opened the seeker's number. */
async function reported(createdAt: Date, change: { about?: 'CALL' | 'INTERVIEW'; companyId?: string } = {}) {
  const { database } = test.container;
  const { about = 'CALL', ...ofJob } = change;
  const job = await buildJob(database, ofJob);
  const application = await buildApplication(database, { jobId: job.id });
  const { candidateId } = application;
  await database.prisma.profileAccess.create({
    data: {
      candidateId,
      subjectHash: candidateId,
      companyId: job.companyId,
      context: application.id,
      actor: `member:${MEMBER}`,
      what: 'PHONE',
      day: createdAt,
      firstAt: createdAt,
      lastAt: createdAt,
    },
  });
  const { id } = await database.prisma.contactReport.create({
    data: {
      candidateId,
      applicationId: application.id,
      companyId: job.companyId,
      jobId: job.id,
      about,
      reason: 'ASKED_MONEY',
      text: '500 rupees',
      signInHash: candidateId,
      createdAt,
    },
  });
  return { id, job };
}

const list = async (...options: string[]) => (await test.ops('moderation', 'contacts', ...options)).answer;

it('lists what waits, the oldest first, and settles it with a reason', async () => {
  const later = await reported(new Date(Date.now() - 3_600_000));
  const earlier = await reported(new Date(Date.now() - 7_200_000), { companyId: later.job.companyId });
  expect(await list()).toMatchObject([
    {
      report: earlier.id,
      about: 'CALL',
      reason: 'ASKED_MONEY',
      text: '500 rupees',
      job: earlier.job.id,
      companyId: later.job.companyId,
      members: `member:${MEMBER}`,
      right: 0,
    },
    { report: later.id },
  ]);
  const settled = await test.ops('moderation', 'contact', earlier.id, 'right', 'member suspended');
  expect(settled.answer).toEqual({ report: earlier.id, finding: 'right' });
  expect(await list()).toMatchObject([{ report: later.id, right: 1 }]);
  await test.ops('moderation', 'contact', later.id, 'groundless', 'the seeker mixed it up');
  expect(await list()).toEqual([]);
  expect(await list('--settled')).toMatchObject([
    { report: later.id, isGroundless: true, by: 'meera' },
    { report: earlier.id, isGroundless: false },
  ]);
  expect(await test.audit(earlier.id)).toMatchObject([
    {
      actor: 'meera',
      action: 'contact-report-settled',
      details: { isGroundless: false, reason: 'member suspended' },
    },
  ]);
});

it('counts the reports of the company in 180 days that were right, to the millisecond', async () => {
  const now = new Date('2031-03-10T06:30:00Z');
  const limit = now.getTime() - 180 * DAY_MS;
  const waiting = await reported(now);
  const { companyId } = waiting.job;
  const settle = async (createdAt: number, isGroundless: boolean, ofCompany = companyId) => {
    const { id } = await reported(new Date(createdAt), { companyId: ofCompany });
    const data = { isGroundless, handledAt: now, handledBy: 'meera' };
    await test.container.database.prisma.contactReport.update({ where: { id }, data });
  };
  const counted = async () => {
    const rows = await test.container.database.query(selectContactReports(false, now));
    return rows.find(({ report }) => report === waiting.id)?.right;
  };
  await settle(limit - 1, false);
  await settle(limit, false);
  await settle(limit + 1, true);
  await settle(limit + 1, false, (await buildJob(test.container.database)).companyId);
  expect(await counted()).toBe(0);
  await settle(limit + 1, false);
  expect(await counted()).toBe(1);
});

it('refuses an unknown report, a settled one, and another finding', async () => {
  const { id } = await reported(new Date());
  const settle = (...words: string[]) => test.ops('moderation', 'contact', ...words);
  expect((await settle(id, 'maybe', 'x')).text).toContain('right or groundless');
  expect((await settle(id, 'right', ' ')).code).not.toBe(0);
  expect((await settle(randomUUID(), 'right', 'x')).code).not.toBe(0);
  expect((await settle(id, 'right', 'x')).code).toBe(0);
  expect((await settle(id, 'right', 'x')).text).toContain('is settled already');
});
