import { randomUUID } from 'node:crypto';
import { routes } from '@nukkad/contract';
import {
  answerSend,
  applicantContact,
  applicantList,
  applicantOne,
  companyOne,
} from '@nukkad/contract/partner/index.ts';
import { buildApplication } from '@nukkad/testing/factories/build-application.ts';
import { buildJob } from '@nukkad/testing/factories/build-job.ts';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { buildMember, WITH_HIRE } from '../../test/hire-site.ts';
import { startTestApp, type TestApp } from '../../test/test-app.ts';

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp(WITH_HIRE);
  test.clock.stop();
});
/** Noon in India, so that calls are allowed. */
beforeEach(() => test.clock.set('2031-03-10T06:30:00Z'));
afterAll(() => test.close());

async function withApplicant(isMobileVerified: boolean) {
  const { company, site } = await buildMember(test);
  const job = await buildJob(test.database, { companyId: company.id });
  const seeker = await test.seeker({ isMobileVerified });
  const now = test.clock.now();
  const { id } = await buildApplication(test.database, {
    jobId: job.id,
    candidateId: seeker.id,
    appliedAt: now,
    statusChangedAt: now,
  });
  return { company: company.id, site, job, seeker, id, phone: seeker.candidate.phone };
}

it('an applicant can be answered for 90 days after the last step, to the millisecond', async () => {
  const { company, site, id } = await withApplicant(true);
  const lastStep = (milliseconds: number) =>
    test.database.prisma.application.update({
      where: { id },
      data: { statusChangedAt: new Date(test.clock.now().getTime() - 90 * 86_400_000 + milliseconds) },
    });
  const shortlist = async () => {
    const body = { applications: [id], from: 'APPLIED' as const, to: 'SHORTLISTED' as const };
    return (await site.call(answerSend, { params: { company }, body }, { key: randomUUID() })).items;
  };
  await lastStep(0);
  expect(await shortlist()).toMatchObject([{ result: 'REFUSED', code: 'ACCESS_ENDED' }]);
  await lastStep(1);
  expect(await shortlist()).toMatchObject([{ result: 'DONE', code: null }]);
});

it('a company gets only numbers that are verified', async () => {
  for (const isMobileVerified of [true, false]) {
    const { company, site, id, phone } = await withApplicant(isMobileVerified);
    expect(phone).not.toBeNull();
    const shown = await site.call(applicantContact, { params: { company, application: id } });
    expect(shown).toEqual({ phone: isMobileVerified ? phone : null });
  }
});

it('a look belongs to its day in India', async () => {
  const { company, site, id } = await withApplicant(true);
  const days: string[][] = [];
  for (const moment of ['2031-03-10T18:29:59Z', '2031-03-10T18:30:00Z', '2031-03-11T18:29:59Z']) {
    test.clock.set(moment);
    await site.call(applicantList, { params: { company }, query: { stage: 'APPLIED' } });
    const rows = await test.database.prisma.profileAccess.findMany({
      where: { context: id },
      orderBy: { day: 'asc' },
    });
    days.push(rows.map(({ day }) => day.toISOString().slice(0, 10)));
  }
  expect(days).toEqual([['2031-03-10'], ['2031-03-10', '2031-03-11'], ['2031-03-10', '2031-03-11']]);
});

it('the looks of one moment are shown once each, page by page, and only to the seeker', async () => {
  const { company, site, job, seeker, id } = await withApplicant(true);
  const params = { company, application: id };
  await site.call(applicantList, { params: { company }, query: { stage: 'APPLIED' } });
  await site.call(applicantOne, { params });
  await site.call(applicantContact, { params });
  const own = { jobId: (await buildJob(test.database, { companyId: company })).id, candidateId: seeker.id };
  const at = test.clock.now();
  const second = await buildApplication(test.database, { ...own, appliedAt: at, statusChangedAt: at });
  await site.call(applicantOne, { params: { company, application: second.id } });
  expect(job.id).not.toBe(own.jobId);
  const seen: string[] = [];
  let cursor: string | undefined;
  do {
    const page = await seeker.client.call(routes.accountWhoSawMyData, { size: 1, cursor });
    seen.push(...page.accesses.map(({ what }) => what));
    cursor = page.nextCursor ?? undefined;
  } while (cursor !== undefined && seen.length < 10);
  expect(seen.toSorted()).toEqual(['CARD', 'PHONE', 'PROFILE', 'PROFILE']);
});

it('opened profiles do not count as opened numbers', async () => {
  const { company, site, job } = await withApplicant(true);
  const now = test.clock.now();
  for (let opened = 0; opened < 31; opened += 1) {
    const { id: application } = await buildApplication(test.database, {
      jobId: job.id,
      statusChangedAt: now,
    });
    await site.call(applicantOne, { params: { company, application } });
    if (opened === 30)
      expect(await site.call(applicantContact, { params: { company, application } })).toBeTruthy();
  }
});

it('an answer is overdue three days after the application, to the millisecond', async () => {
  const { company, site, id } = await withApplicant(true);
  const overdue = async (milliseconds: number) => {
    const statusChangedAt = new Date(test.clock.now().getTime() - 3 * 86_400_000 + milliseconds);
    await test.database.prisma.application.update({ where: { id }, data: { statusChangedAt } });
    return (await site.call(companyOne, { params: { company } })).overdue;
  };
  expect([await overdue(1), await overdue(0)]).toEqual([0, 1]);
});

it.each([
  // Three days before these moments. Now is noon in India.
  ['a second ago', '2031-03-07T06:29:59.000Z', [1, 0, 0]],
  ['in a second', '2031-03-07T06:30:01.000Z', [0, 1, 0]],
  ['today at 23:59 in India', '2031-03-07T18:29:00.000Z', [0, 1, 0]],
  ['tomorrow at 00:00 in India', '2031-03-07T18:30:00.000Z', [0, 0, 1]],
  ['tomorrow at 23:59 in India', '2031-03-08T18:29:00.000Z', [0, 0, 1]],
  ['the day after at 00:00 in India', '2031-03-08T18:30:00.000Z', [0, 0, 0]],
])('an answer that is due %s counts as overdue, due today, due tomorrow: %j', async (_name, at, counts) => {
  const { company, site, id } = await withApplicant(true);
  const statusChangedAt = new Date(at);
  await test.database.prisma.application.update({ where: { id }, data: { statusChangedAt } });
  const { overdue, due } = await site.call(companyOne, { params: { company } });
  expect([overdue, due?.today, due?.tomorrow]).toEqual(counts);
});

it('an applicant next door is one kilometre away, and the distance is rounded', async () => {
  const { company, site, job, id } = await withApplicant(true);
  const kilometres = async (degrees: number) => {
    const data = { latitude: job.latitude + degrees, longitude: job.longitude };
    await test.database.prisma.application.update({ where: { id }, data });
    const { items } = await site.call(applicantList, { params: { company }, query: { stage: 'APPLIED' } });
    return items[0]?.kilometres;
  };
  expect([await kilometres(0), await kilometres(0.012), await kilometres(0.015)]).toEqual([1, 1, 2]);
});

it.each([1, 2, 3])('applicants of one moment are listed once each, %i on a page', async (size) => {
  const { company, site, job, id } = await withApplicant(true);
  const statusChangedAt = test.clock.now();
  const ids = [id];
  for (let count = 0; count < 6; count += 1)
    ids.push((await buildApplication(test.database, { jobId: job.id, statusChangedAt })).id);
  const seen: string[] = [];
  let after: string | undefined;
  do {
    const query = {
      stage: 'APPLIED' as const,
      size: String(size),
      ...(after === undefined ? {} : { after }),
    };
    const page = await site.call(applicantList, { params: { company }, query });
    seen.push(...page.items.map(({ application }) => application));
    after = page.next ?? undefined;
  } while (after !== undefined && seen.length < 20);
  expect(seen.toSorted()).toEqual(ids.toSorted());
});
