import { routes } from '@nukkad/contract';
import {
  applicantCall,
  applicantContact,
  applicantFile,
  applicantList,
  applicantOne,
  companyOne,
  partnerJobs,
} from '@nukkad/contract/partner/index.ts';
import { indiaDay } from '@nukkad/domain/india-day.ts';
import { buildApplication } from '@nukkad/testing/factories/build-application.ts';
import { buildJob } from '@nukkad/testing/factories/build-job.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type HireSite, WITH_HIRE } from '../../test/hire-site.ts';
import { refused } from '../../test/refused.ts';
import { ledgerOf, withSkilledApplicant } from '../../test/skilled-applicant.ts';
import { startTestApp, type TestApp } from '../../test/test-app.ts';

let test: TestApp;
/** Noon in India, on a day after all rows of the factories. */
const NOON = '2031-03-10T06:30:00Z';
beforeAll(async () => {
  test = await startTestApp(WITH_HIRE);
  test.clock.set(NOON);
});
afterAll(() => test.close());

const list = (site: HireSite, company: string, query: object = {}) =>
  site.call(applicantList, { params: { company }, query: { stage: 'APPLIED', ...query } });

describe('the list of applicants', () => {
  it('shows cards without names, numbers or places, and writes one row of the ledger a day', async () => {
    const { site, company, seeker, application, memberId, job } = await withSkilledApplicant(test);
    const { items, next } = await list(site, company.id);
    await list(site, company.id);
    expect(next).toBeNull();
    expect(items).toEqual([
      expect.objectContaining({
        ...{ application: application.id, job: job.id, firstName: 'Meena', stage: 'APPLIED', kilometres: 2 },
        ...{ skillsMet: ['Cooking'], skillsAsked: 2, years: null, viewedAt: null, held: null },
      }),
    ]);
    const text = JSON.stringify(items);
    for (const secret of ['Kale', seeker.phone, seeker.email, 'latitude', 'FEMALE', '2000-03-15'])
      expect(text).not.toContain(secret);
    expect(await ledgerOf(test, application.id)).toEqual([
      {
        ...{ what: 'CARD', times: 1, actor: `member:${memberId}` },
        ...{ candidateId: seeker.id, companyId: company.id },
      },
    ]);
    test.clock.advanceDays(1);
    await list(site, company.id);
    expect(await ledgerOf(test, application.id)).toHaveLength(2);
  });

  it('goes page by page over every applicant once, by job and stage', async () => {
    const { site, company, job, application } = await withSkilledApplicant(test);
    const at = test.clock.now().getTime();
    const ids = [application.id];
    for (let index = 1; index <= 6; index += 1) {
      const moved = new Date(at - Math.ceil(index / 2) * 1000);
      const values = { jobId: job.id, appliedAt: moved, statusChangedAt: moved };
      ids.push((await buildApplication(test.database, values)).id);
    }
    const other = await buildJob(test.database, { companyId: company.id });
    await buildApplication(test.database, { jobId: other.id, statusChangedAt: test.clock.now() });
    for (const size of ['1', '2', '3', '7', '50']) {
      const seen: string[] = [];
      let after: string | undefined;
      do {
        const page = await list(site, company.id, { job: job.id, size, ...(after && { after }) });
        expect(page.items.length).toBeLessThanOrEqual(Number(size));
        seen.push(...page.items.map((item) => item.application));
        after = page.next ?? undefined;
      } while (after);
      expect(seen.toSorted()).toEqual(ids.toSorted());
    }
    expect((await list(site, company.id)).items).toHaveLength(8);
    expect((await list(site, company.id, { stage: 'HIRED' })).items).toEqual([]);
  });

  it('refuses bad input', async () => {
    const { site, company } = await withSkilledApplicant(test);
    const params = { company: company.id };
    for (const query of [
      ...[{}, { stage: 'WITHDRAWN' }, { stage: 'APPLIED', size: '0' }, { stage: 'APPLIED', size: '51' }],
      ...[
        { stage: 'APPLIED', job: 'x' },
        { stage: 'APPLIED', after: 'nonsense' },
      ],
    ] as Record<string, string>[])
      expect((await site.raw(applicantList, { params, query })).body).toMatchObject({
        code: 'VALIDATION_FAILED',
      });
    const stranger = await buildJob(test.database);
    expect((await list(site, company.id, { job: stranger.id })).items).toEqual([]);
  });

  it('ends 90 days after the last step, to the millisecond, and at once after a withdrawal', async () => {
    const { site, company, application, params, seeker, job } = await withSkilledApplicant(test);
    test.clock.stop();
    const ago = (ms: number) =>
      test.database.prisma.application.update({
        where: { id: application.id },
        data: { statusChangedAt: new Date(test.clock.now().getTime() - 90 * 86_400_000 + ms) },
      });
    await ago(1);
    expect((await list(site, company.id)).items).toHaveLength(1);
    await ago(0);
    expect((await list(site, company.id)).items).toEqual([]);
    expect(await refused(site.call(applicantOne, { params }))).toBe('422 ACCESS_ENDED');
    await ago(1);
    test.clock.run();
    const client = test.client.as(await test.signIn(seeker.id));
    await client.call(routes.jobWithdraw, { jobId: job.id });
    const before = await ledgerOf(test, application.id);
    const attempts = [
      () => site.call(applicantOne, { params }),
      () => site.call(applicantContact, { params }),
      () => site.call(applicantFile, { params: { ...params, kind: 'resume' } }),
      () => site.call(applicantCall, { params, body: { outcome: 'REACHED' } }),
    ];
    for (const attempt of attempts) expect(await refused(attempt())).toBe('422 ACCESS_ENDED');
    expect(await ledgerOf(test, application.id)).toEqual(before);
  });

  it('is empty for a suspended company, and for a deleted account', async () => {
    const first = await withSkilledApplicant(test);
    await test.database.prisma.company.update({
      where: { id: first.company.id },
      data: { suspendedAt: new Date() },
    });
    const second = await withSkilledApplicant(test);
    await test.database.prisma.candidate.update({
      where: { id: second.seeker.id },
      data: { deletedAt: new Date(), phone: null, isMobileVerified: false },
    });
    for (const { site, company, params } of [first, second]) {
      expect((await list(site, company.id)).items).toEqual([]);
      expect(await refused(site.call(applicantOne, { params }))).toBe('422 ACCESS_ENDED');
    }
  });
});

describe('an opened applicant', () => {
  it('shows what was shared and nothing else, is marked as seen, and each look is counted', async () => {
    const { site, seeker, application, params, phone } = await withSkilledApplicant(test, {
      ...{ fatherName: 'Secretfather', linkedinUrl: 'https://secret.test', aadhaarLastFour: '4711' },
      ...{ resumeKey: 'a.pdf', latitude: 18.4711, longitude: 73.4711, aboutMe: 'I cook' },
    });
    const shown = await site.call(applicantOne, { params });
    await site.call(applicantOne, { params });
    expect(shown).toMatchObject({
      ...{ name: 'Meena Kale', about: 'I cook', skills: ['cooking'], files: ['resume'], hasPhone: true },
      ...{ next: ['SHORTLISTED', 'SCHEDULED', 'HIRED', 'REJECTED'], canReopen: false, calls: [] },
      steps: [{ stage: 'APPLIED', by: null, reason: null }],
    });
    const text = JSON.stringify(shown);
    for (const secret of ['Secretfather', 'secret.test', '4711', seeker.email, seeker.phone, phone, 'FEMALE'])
      expect(text).not.toContain(secret);
    expect(await ledgerOf(test, application.id)).toMatchObject([{ what: 'PROFILE', times: 2 }]);
    const where = { id: application.id };
    expect((await test.database.prisma.application.findUniqueOrThrow({ where })).viewedAt).not.toBeNull();
  });

  it('names the city in the language of the request', async () => {
    const { id } = await test.database.prisma.city.findUniqueOrThrow({ where: { slug: 'mumbai' } });
    const { site, params } = await withSkilledApplicant(test, { cityId: id });
    for (const [language, city] of Object.entries({ en: 'Mumbai', hi: 'मुंबई', mr: 'मुंबई' })) {
      const headers = { 'accept-language': language };
      expect((await site.raw(applicantOne, { params, headers })).body).toMatchObject({ city });
    }
  });

  it('gives the number between 8 and 21 in India only, with a row of the ledger', async () => {
    const { site, seeker, params, application } = await withSkilledApplicant(test);
    const day = indiaDay(test.clock.now());
    for (const [time, outcome] of [
      ['07:59:59', '422 CALL_WINDOW_CLOSED'],
      ['08:00:00', 'done'],
      ['20:59:50', 'done'],
      ['21:00:00', '422 CALL_WINDOW_CLOSED'],
    ] as const) {
      test.clock.set(`${day}T${time}+05:30`);
      expect([time, await refused(site.call(applicantContact, { params }))]).toEqual([time, outcome]);
    }
    test.clock.set(NOON);
    test.clock.advanceDays(2);
    expect(await site.call(applicantContact, { params })).toEqual({ phone: seeker.phone });
    const phones = (await ledgerOf(test, application.id)).filter(({ what }) => what === 'PHONE');
    expect(phones.map(({ times }) => times)).toEqual([2, 1]);
  });

  it('a company opens 30 numbers a day, also at once; one that an operator has seen opens more', async () => {
    const { site, company, job, params } = await withSkilledApplicant(test);
    const ids: string[] = [];
    for (let index = 0; index < 31; index += 1) {
      const { id } = await buildApplication(test.database, {
        jobId: job.id,
        statusChangedAt: test.clock.now(),
      });
      ids.push(id);
    }
    const open = (application: string) =>
      refused(site.call(applicantContact, { params: { ...params, application } }));
    for (const id of ids.slice(0, 28)) expect(await open(id)).toBe('done');
    const last = await Promise.all(ids.slice(28).map(open));
    expect(last.toSorted()).toEqual(['422 ACCESS_LIMIT', 'done', 'done']);
    expect(await open(ids[0] ?? '')).toBe('done');
    await test.database.prisma.company.update({
      where: { id: company.id },
      data: { contactSeenAt: test.clock.now() },
    });
    for (const id of ids.slice(28)) expect(await open(id)).toBe('done');
  });

  it('gives a signed address of a file that exists', async () => {
    const { site, seeker, params, application } = await withSkilledApplicant(test);
    const file = (kind: 'resume' | 'photo') => site.call(applicantFile, { params: { ...params, kind } });
    expect(await refused(file('resume'))).toBe('422 FILE_MISSING');
    await test.database.prisma.storedFile.create({
      data: {
        ...{ key: 'resume-of-meena.pdf', candidateId: seeker.id, kind: 'RESUME', bytes: 1 },
        contentType: 'application/pdf',
      },
    });
    await test.database.prisma.candidate.update({
      where: { id: seeker.id },
      data: { resumeKey: 'resume-of-meena.pdf' },
    });
    const answer = await file('resume');
    expect(answer).toMatchObject({ key: 'resume-of-meena.pdf', expiresInSeconds: 300 });
    expect(answer.url).toContain('signature=');
    expect(await ledgerOf(test, application.id)).toMatchObject([{ what: 'FILE', times: 2 }]);
  });

  it('keeps the results of calls, once for each key', async () => {
    const { site, params } = await withSkilledApplicant(test);
    const call = () => site.call(applicantCall, { params, body: { outcome: 'COMES' } }, { key: 'call-0001' });
    await call();
    expect((await call()).calls).toEqual([{ outcome: 'COMES', at: expect.any(String), by: 'Asha' }]);
    const other = site.call(applicantCall, { params, body: { outcome: 'REACHED' } }, { key: 'call-0001' });
    expect(await refused(other)).toBe('422 KEY_REUSED');
  });
});

it('the company has counts by stage, and jobs with those who wait', async () => {
  const { site, company, job } = await withSkilledApplicant(test);
  await buildApplication(test.database, {
    ...{ jobId: job.id, status: 'SHORTLISTED', statusChangedAt: test.clock.now() },
  });
  const late = new Date(test.clock.now().getTime() - 3 * 86_400_000);
  await buildApplication(test.database, { jobId: job.id, statusChangedAt: late, appliedAt: late });
  const params = { company: company.id };
  expect(await site.call(companyOne, { params })).toMatchObject({
    ...{ id: company.id, role: 'OWNER', overdue: 1 },
    counts: { APPLIED: 2, SHORTLISTED: 1, SCHEDULED: 0, HIRED: 0 },
  });
  expect(await site.call(partnerJobs, { params, query: {} })).toMatchObject({
    items: [{ id: job.id, state: 'OPEN', unanswered: 2 }],
    next: null,
  });
});
