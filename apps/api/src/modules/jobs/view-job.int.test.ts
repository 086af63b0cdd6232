import { routes } from '@nukkad/contract';
import { buildApplication } from '@nukkad/testing/factories/build-application.ts';
import { buildCompany } from '@nukkad/testing/factories/build-company.ts';
import { buildJob } from '@nukkad/testing/factories/build-job.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../../test/test-app.ts';

let test: TestApp;

beforeAll(async () => {
  test = await startTestApp();
  // Must run before a job is opened, because the names of skills are cached for a minute.
  const skill = { nameEn: 'Chapati Making', nameHi: 'रोटी बनाना', nameMr: 'पोळ्या करणं' };
  await test.database.prisma.skill.upsert({
    where: { key: 'chapati-making' },
    create: { key: 'chapati-making', ...skill },
    update: skill,
  });
});

afterAll(() => test.close());

type Client = Awaited<ReturnType<TestApp['seeker']>>['client'];
const open = async (client: Client, jobId: string) => (await client.call(routes.jobById, { jobId })).job;

describe('a job', () => {
  it('opens by its id and by its share id, for visitors too', async () => {
    const company = await buildCompany(test.database);
    const job = await buildJob(test.database, { companyId: company.id, skills: ['Cooking', 'Hindi'] });
    const byId = await open(test.client, job.id);
    const byShareId = (await test.client.call(routes.jobByShareId, { shareId: job.shareId })).job;
    expect(byShareId).toEqual(byId);
    expect(byId).toMatchObject({
      id: job.id,
      title: job.title,
      link: `${job.slug}-${job.shareId}`,
      companyLink: `${company.slug}-${company.shareId}`,
      skills: ['Cooking', 'Hindi'],
      credits: null,
      application: null,
      isSaved: false,
      isWithinWeeklyAllowance: true,
    });
  });

  it('returns an error if it does not exist or was removed as fake', async () => {
    const fake = await buildJob(test.database, { status: 'CLOSED', statusReason: 'removed-as-fake' });
    const ids = ['nothing', '00000000-0000-7000-8000-000000000000', fake.id];
    for (const jobId of ids) {
      const answer = await test.client.raw(routes.jobById, { body: { jobId } });
      expect(answer.status).toBe(404);
      expect(answer.body).toMatchObject({ code: 'NOT_FOUND', msg: 'Sorry, this job has been removed' });
    }
    const byLink = await test.client.raw(routes.jobByShareId, { body: { shareId: fake.shareId } });
    expect(byLink.status).toBe(404);
  });

  it.each([
    ['removed-as-fake', { profile: 'cook', city: 'Pune' }],
    ['awaiting-moderation', undefined],
    ['moderation-refused', undefined],
    ['withdrawn-unmoderated', undefined],
  ])(
    'names the occupation and city of a removed job only if people could see it: %s',
    async (reason, removed) => {
      const hidden = await buildJob(test.database, {
        status: 'CLOSED',
        statusReason: reason,
      });
      const answer = await test.client.raw(routes.jobByShareId, { body: { shareId: hidden.shareId } });
      expect([answer.status, answer.body]).toEqual([
        404,
        {
          success: false,
          code: 'NOT_FOUND',
          msg: expect.any(String),
          requestId: expect.any(String),
          ...(removed && { removed }),
        },
      ]);
    },
  );

  it('shows its HTML without scripts', async () => {
    const requirements =
      '<p onclick="x()">Cook <b>well</b><script>alert(1)</script><a href="javascript:x()">here</a></p>';
    const job = await buildJob(test.database, { requirements });
    const detail = await open(test.client, job.id);
    expect(detail.requirements).toBe(
      '<p>Cook <b>well</b><a rel="nofollow noopener noreferrer ugc" target="_blank">here</a></p>',
    );
    expect(detail.audioDescription).toContain('Cook well');
    expect(detail.audioDescription).not.toContain('alert');
  });

  it('is described in the language of the reader', async () => {
    const job = await buildJob(test.database);
    const inHindi = await open(test.client.as({ language: 'hi' }), job.id);
    const inMarathi = await open(test.client.as({ language: 'mr' }), job.id);
    expect(inHindi.meta.title).toMatch(/ · पुणे में नौकरी/);
    expect(inMarathi.meta.title).toMatch(/ · पुण्यात नोकरी/);
    expect(inMarathi.audioDescription).toContain('पगार');
  });

  it('translates the skills that are known', async () => {
    const job = await buildJob(test.database, { skills: ['chapati making', 'Our own sweets'] });
    const detail = await open(test.client, job.id);
    expect(detail.skills).toEqual(['chapati making', 'Our own sweets']);
    expect(detail.skillNames).toEqual([{ en: 'Chapati Making', hi: 'रोटी बनाना', mr: 'पोळ्या करणं' }]);
  });

  it('names the first failed check on its card and on its page', async () => {
    const company = await buildCompany(test.database);
    const job = await buildJob(test.database, { companyId: company.id, checksDone: 3, checksPassed: 1 });
    const checkedBy = 'rule';
    const failed = { outcome: 'FAILED', checkedAt: new Date(), checkedBy } as const;
    await test.database.prisma.jobCheck.createMany({
      data: [
        { jobId: job.id, kind: 'PAY', reason: 'below-minimum-wage', ...failed },
        { jobId: job.id, kind: 'PLACE', reason: 'far-from-city', ...failed },
      ],
    });
    const companyId = company.id;
    await test.database.prisma.companyCheck.create({
      data: { ...failed, companyId, kind: 'CONTACT', outcome: 'PASSED', reason: 'contact-answered' },
    });
    const cardOf = async () => {
      const { jobs } = await test.client.call(routes.companyJobs, { company: { companyId }, size: 10 });
      return jobs[0]?.failedCheck;
    };
    expect(await cardOf()).toBe('far-from-city');
    expect((await open(test.client, job.id)).failedCheck).toBe('far-from-city');
    await test.database.prisma.companyCheck.update({
      where: { companyId_kind: { companyId, kind: 'CONTACT' } },
      data: { outcome: 'FAILED', reason: 'contact-blocked' },
    });
    expect(await cardOf()).toBe('contact-blocked');
    await test.database.prisma.jobCheck.create({
      data: { ...failed, jobId: job.id, kind: 'CONTACT', outcome: 'PASSED', reason: 'contact-answered' },
    });
    expect(await cardOf()).toBe('far-from-city');
    await test.database.prisma.job.update({ where: { id: job.id }, data: { checksPassed: 3 } });
    expect(await cardOf()).toBeUndefined();
  });

  it('shows five checks, and prefers checks of the job to those of the company', async () => {
    const job = await buildJob(test.database);
    const checkedAt = new Date('2026-11-01T00:00:00Z');
    await test.database.prisma.companyCheck.createMany({
      data: [
        { companyId: job.companyId, kind: 'COMPANY_IDENTITY', outcome: 'PASSED', reason: 'gstin', checkedAt },
        { companyId: job.companyId, kind: 'PLACE', outcome: 'PASSED', checkedAt },
        { companyId: job.companyId, kind: 'WORDS', outcome: 'PASSED', checkedAt },
      ],
    });
    // A check of the job that was not done yet does not hide one of the company that was.
    await test.database.prisma.jobCheck.createMany({
      data: [
        { jobId: job.id, kind: 'PLACE', outcome: 'FAILED', reason: 'far', checkedAt },
        { jobId: job.id, kind: 'WORDS', outcome: 'NOT_DONE' },
      ],
    });
    const { checks } = await open(test.client, job.id);
    expect(checks.map(({ kind, outcome, reason }) => [kind, outcome, reason])).toEqual([
      ['COMPANY_IDENTITY', 'PASSED', 'gstin'],
      ['CONTACT', 'NOT_DONE', null],
      ['PLACE', 'FAILED', 'far'],
      ['WORDS', 'PASSED', null],
      ['PAY', 'NOT_DONE', null],
    ]);
    expect(checks[0]?.checkedAt).toBe(checkedAt.toISOString());
  });

  it('shows only a rejected seeker when the next application is allowed', async () => {
    const { candidate, client } = await test.seeker();
    const job = await buildJob(test.database);
    const statusChangedAt = new Date('2026-10-20T05:00:00Z');
    const { id } = await buildApplication(test.database, {
      candidateId: candidate.id,
      jobId: job.id,
      status: 'REJECTED',
      statusChangedAt,
    });
    const reapplyFrom = async (reader: Client) => (await open(reader, job.id)).reapplyFrom;
    expect(await reapplyFrom(client)).toBe('2026-11-19T05:00:00.000Z');
    expect([await reapplyFrom(test.client), await reapplyFrom((await test.seeker()).client)]).toEqual([
      null,
      null,
    ]);
    for (const status of ['APPLIED', 'HIRED', 'WITHDRAWN'] as const) {
      await test.database.prisma.application.update({ where: { id }, data: { status } });
      expect(await reapplyFrom(client)).toBeNull();
    }
  });

  it('shows the company’s contact only after applying or a call to HR', async () => {
    const { candidate, client } = await test.seeker();
    const job = await buildJob(test.database);
    expect((await open(test.client, job.id)).contact).toBeNull();
    expect((await open(client, job.id)).contact).toBeNull();
    const application = await buildApplication(test.database, { candidateId: candidate.id, jobId: job.id });
    expect((await open(client, job.id)).contact).toEqual({
      phone: expect.stringMatching(/^\+91/),
      email: expect.stringContaining('@'),
    });
    await test.database.prisma.application.update({
      where: { id: application.id },
      data: { status: 'WITHDRAWN' },
    });
    expect((await open(client, job.id)).contact).toBeNull();
    await test.database.prisma.hrReveal.create({
      data: { candidateId: candidate.id, jobId: job.id, isPaid: true },
    });
    expect((await open(client, job.id)).contact).not.toBeNull();
  });
});

describe('views', () => {
  it('are counted once per seeker and day in India, and not for visitors', async () => {
    const one = await test.seeker();
    const two = await test.seeker();
    const job = await buildJob(test.database);
    await open(test.client, job.id);
    test.clock.set('2026-11-24T18:00:00Z');
    await Promise.all(Array.from({ length: 6 }, () => open(one.client, job.id)));
    expect((await open(one.client, job.id)).viewCount).toBe(1);
    expect((await open(two.client, job.id)).viewCount).toBe(2);
    test.clock.set('2026-11-24T18:29:00Z');
    expect((await open(one.client, job.id)).viewCount).toBe(2);
    test.clock.set('2026-11-24T18:31:00Z');
    expect((await open(one.client, job.id)).viewCount).toBe(3);
  });

  it('are not counted for a preview, which obeys the weekly allowance', async () => {
    const { client } = await test.seeker();
    const first = await buildJob(test.database);
    const second = await buildJob(test.database);
    const preview = async ({ shareId }: { shareId: string }) =>
      (await client.call(routes.jobByShareId, { shareId, isPreview: true })).job;
    for (let times = 0; times < 2; times += 1) expect((await preview(first)).viewCount).toBe(first.viewCount);
    const seen = await test.database.prisma.jobView.count({ where: { jobId: first.id } });
    expect(seen).toBe(0);
    const opened = await client.call(routes.jobByShareId, { shareId: first.shareId });
    expect(opened.job.viewCount).toBe(first.viewCount + 1);
    await test.set('newJobsAWeek', 1);
    expect((await preview(second)).isWithinWeeklyAllowance).toBe(false);
    expect((await preview(first)).isWithinWeeklyAllowance).toBe(true);
    await test.set('newJobsAWeek', 0);
  });
});

describe('the weekly allowance of new jobs', () => {
  it('hides further new jobs, but not those seen, saved or applied for', async () => {
    await test.set('newJobsAWeek', 2);
    test.clock.set('2026-11-27T06:00:00Z');
    const { client, candidate } = await test.seeker();
    const [first, second, third, saved, applied] = await Promise.all(
      Array.from({ length: 5 }, () => buildJob(test.database)),
    );
    const idOf = (job: { id: string } | undefined) => job?.id ?? '';
    await client.call(routes.jobSave, { jobId: idOf(saved), isSaved: false });
    await buildApplication(test.database, { candidateId: candidate.id, jobId: idOf(applied) });
    const isOpen = async (job: { id: string } | undefined) =>
      (await open(client, idOf(job))).isWithinWeeklyAllowance;
    expect(await isOpen(saved)).toBe(true);
    expect(await isOpen(applied)).toBe(true);
    expect(await isOpen(first)).toBe(true);
    expect(await isOpen(second)).toBe(true);
    const beyond = await open(client, idOf(third));
    expect(beyond).toMatchObject({ isWithinWeeklyAllowance: false, requirements: '', contact: null });
    expect(beyond.title).toBe(third?.title);
    expect(await isOpen(first)).toBe(true);
    expect((await open(test.client, idOf(third))).isWithinWeeklyAllowance).toBe(true);
    // Sunday 23:59 of India is still the same week; Monday 00:00 is the next.
    test.clock.set('2026-11-29T18:29:00Z');
    expect(await isOpen(third)).toBe(false);
    test.clock.set('2026-11-29T18:30:00Z');
    expect(await isOpen(third)).toBe(true);
  });

  it('holds for simultaneous requests, and 0 means no limit', async () => {
    await test.set('newJobsAWeek', 3);
    const { client } = await test.seeker();
    const jobs = await Promise.all(Array.from({ length: 12 }, () => buildJob(test.database)));
    const opened = await Promise.all(jobs.map((job) => open(client, job.id)));
    expect(opened.filter((job) => job.isWithinWeeklyAllowance)).toHaveLength(3);
    await test.set('newJobsAWeek', 0);
    const again = await Promise.all(jobs.map((job) => open(client, job.id)));
    expect(again.every((job) => job.isWithinWeeklyAllowance)).toBe(true);
  });
});
