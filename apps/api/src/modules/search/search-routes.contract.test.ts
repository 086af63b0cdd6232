import { type AnyRoute, routes } from '@nukkad/contract';
import { searchLanguage } from '@nukkad/job-search';
import { buildApplication } from '@nukkad/testing/factories/build-application.ts';
import type { buildCandidate } from '@nukkad/testing/factories/build-candidate.ts';
import { findCity } from '@nukkad/testing/factories/build-city.ts';
import { buildCompany } from '@nukkad/testing/factories/build-company.ts';
import { buildJob } from '@nukkad/testing/factories/build-job.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../../test/test-app.ts';

type Job = { jobId: string; [field: string]: unknown };

let test: TestApp;
let ids: Record<'cook' | 'umbrella' | 'rider' | 'teacher' | 'closed' | 'paused' | 'far', string>;
let companyId: string;
let pune: { latitude: number; longitude: number };

const minutesAgo = (minutes: number) => new Date(Date.now() - minutes * 60_000);

beforeAll(async () => {
  test = await startTestApp();
  const { database } = test;
  const city = await findCity(database, 'pune');
  const delhi = await findCity(database, 'delhi');
  pune = { latitude: city.latitude, longitude: city.longitude };
  companyId = (await buildCompany(database, { cityId: city.id, name: 'Quartz Kitchens' })).id;
  const build = async (minutes: number, change: Parameters<typeof buildJob>[1]) => {
    const place = { cityId: city.id, latitude: city.latitude, longitude: city.longitude };
    const job = { ...place, companyId, skills: [], createdAt: minutesAgo(minutes), ...change };
    return (await buildJob(database, job)).id;
  };
  ids = {
    cook: await build(1, { title: 'Cook', payMin: 15_000, payMax: 20_000 }),
    umbrella: await build(2, {
      title: 'Umbrella cook',
      payMin: 30_000,
      payMax: 40_000,
      experienceMinYears: 3,
    }),
    rider: await build(3, { title: 'Delivery rider', profileKey: 'delivery', jobType: 'PART_TIME' }),
    teacher: await build(4, { title: 'Teacher', profileKey: 'teacher', latitude: city.latitude + 0.1 }),
    closed: await build(5, { title: 'Cook for nights', status: 'CLOSED' }),
    paused: await build(6, { title: 'Cook for weddings', status: 'PAUSED' }),
    far: await build(7, {
      title: 'Cook',
      cityId: delhi.id,
      latitude: delhi.latitude,
      longitude: delhi.longitude,
    }),
  };
  await searchLanguage.refresh(test.app.container.database);
});

afterAll(() => test.close());

async function ask(route: AnyRoute, body: object = {}, client = test.client) {
  const answer = await client.raw(route, route.method === 'GET' ? {} : { body });
  expect(answer.status).toBe(200);
  expect(answer.body.success).toBe(true);
  return answer.body;
}

async function seeker(change: Parameters<typeof buildCandidate>[1] = {}) {
  const { id, client } = await test.seeker(change);
  return {
    id,
    ask: (route: AnyRoute, body: object = {}) => ask(route, { jobseekerId: id, ...body }, client),
  };
}

const namesOf = (jobs: Job[]) =>
  jobs.map(({ jobId }) => Object.entries(ids).find(([, id]) => id === jobId)?.[0] ?? jobId);

describe('the choices of the filter panel', () => {
  it('name profiles with both icons, none selected, and the fixed terms', async () => {
    const { jobProfiles, jobTypes, experience, education } = await ask(routes.jobFilterOptions);
    expect(jobProfiles.length).toBeGreaterThanOrEqual(22);
    for (const profile of jobProfiles) {
      expect(profile).toMatchObject({ jobName: expect.stringMatching(/\w/), selected: false });
      expect([profile.jobIcon_white, profile.jobIcon_blue]).toEqual([
        expect.stringMatching(/white/),
        expect.stringMatching(/blue/),
      ]);
    }
    expect(jobTypes.map(({ type }: { type: string }) => type)).toEqual([
      'Full Time',
      'Part Time',
      'Internship',
    ]);
    expect(experience.map(({ exp }: { exp: string }) => exp)).toEqual(['Fresher', 'Experience']);
    expect(education.map(({ std }: { std: string }) => std)).toEqual(['10th', '12th', 'UG', 'PG']);
  });
});

describe('all jobs', () => {
  it('are cards of active jobs, newest first', async () => {
    const { jobs, total, title, description, keywords } = await ask(routes.jobList);
    expect(namesOf(jobs)).toEqual(['cook', 'umbrella', 'rider', 'teacher', 'far']);
    expect(total).toBe(5);
    for (const text of [title, description, keywords]) expect(text).toMatch(/\w{3}/);
    expect(jobs[0]).toMatchObject({
      jobTitle: 'Cook',
      companyName: 'Quartz Kitchens',
      jobType: 'Full Time',
      salary: '15000-20000',
      createdDate: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/),
      status: 'Active',
      jobLink: expect.stringMatching(/-[0-9A-Za-z]{6}$/),
      isSaved: false,
      isShortlisted: '',
      index: 0,
    });
  });

  it('are paged by number, size and items to skip', async () => {
    const page = async (body: object) => namesOf((await ask(routes.jobList, body)).jobs);
    expect(await page({ pageNo: 1, size: 2 })).toEqual(['cook', 'umbrella']);
    expect(await page({ pageNo: 2, size: 2 })).toEqual(['rider', 'teacher']);
    expect(await page({ pageNo: 2, size: 2, extraSkip: 1 })).toEqual(['teacher', 'far']);
    expect(await page({ pageNo: 9, size: 2 })).toEqual([]);
  });

  it('show a seeker what was saved and applied to, and a visitor nothing personal', async () => {
    const { id, ask: askAs } = await seeker();
    await buildApplication(test.database, { candidateId: id, jobId: ids.rider, status: 'SCHEDULED' });
    await test.database.prisma.savedJob.create({ data: { candidateId: id, jobId: ids.cook } });
    const { jobs } = await askAs(routes.jobList);
    expect(jobs[0]).toMatchObject({ isSaved: true, isShortlisted: '' });
    expect(jobs[2]).toMatchObject({ isSaved: false, isShortlisted: 'Scheduled' });
    const visitor = await ask(routes.jobList, { jobseekerId: id });
    expect(visitor.jobs[0]).toMatchObject({ isSaved: false });
  });

  it.each([
    { size: 0 },
    { size: 201 },
    { pageNo: 0 },
    { extraSkip: -1 },
    { size: '10' },
    { cursor: 'made up' },
  ])('refuse %j', async (body) => {
    const { status, body: answer } = await test.client.raw(routes.jobList, { body });
    expect(status).toBe(400);
    expect(answer).toMatchObject({ code: 'VALIDATION_FAILED', issues: [{ path: Object.keys(body)[0] }] });
  });
});

describe('filtered jobs', () => {
  const filtered = async (body: object) => namesOf((await ask(routes.jobFilter, body)).filtered);

  it('combine all filters', async () => {
    expect(await filtered({ city: 'Pune', radius: 5 })).toEqual(['cook', 'umbrella', 'rider']);
    expect(await filtered({ city: 'Pune', jobProfile: 'cook' })).toEqual(['cook', 'umbrella']);
    expect(await filtered({ jobType: 'Part Time' })).toEqual(['rider']);
    expect(await filtered({ city: 'Pune', jobProfile: 'cook', salary: [25_000, 35_000] })).toEqual([
      'umbrella',
    ]);
    expect(await filtered({ city: 'Pune', jobProfile: 'cook', experience: 'Fresher' })).toEqual(['cook']);
    expect(await filtered({ city: 'Pune', jobType: 'Part Time', jobProfile: 'cook' })).toEqual([]);
  });

  it('ignore a salary of the whole range, and blank choices', async () => {
    const all = ['cook', 'umbrella', 'rider', 'teacher', 'far'];
    const blank = {
      jobProfile: '',
      jobType: '',
      experience: '',
      qualification: '',
      city: '',
      searchText: ' ',
    };
    expect(await filtered({ ...blank, salary: [0, 100_000], experienceLevel: [0, 10] })).toEqual(all);
  });

  it('serve the map: near a point, with place and distance', async () => {
    const { filtered: jobs } = await ask(routes.jobFilter, { ...pune, radius: 30, sortBy: 'nearest' });
    expect(namesOf(jobs).at(-1)).toBe('teacher');
    expect(jobs).toHaveLength(4);
    expect(jobs[3].distanceKm).toBeGreaterThan(10);
    expect(jobs[3].distanceKm).toBeLessThan(12);
    expect(jobs[0]).toMatchObject({ latitude: pune.latitude, longitude: pune.longitude, distanceKm: 0 });
  });

  it.each([
    [{ salary: [50_000, 10_000] }, 'salary'],
    [{ salary: [0, 100_001] }, 'salary'],
    [{ experienceLevel: [5, 2] }, 'experienceLevel'],
    [{ latitude: 18.5 }, 'longitude'],
    [{ latitude: 91, longitude: 0 }, 'latitude'],
    [{ radius: 31 }, 'radius'],
    [{ jobType: 'Sometimes' }, 'jobType'],
    [{ qualification: 'PhD' }, 'qualification'],
  ])('refuse %j', async (body, path) => {
    const { status, body: answer } = await test.client.raw(routes.jobFilter, { body });
    expect(status).toBe(400);
    expect(answer.issues[0].path.split('.')[0]).toBe(path);
  });
});

describe('top picks', () => {
  it('are at most four, those of the seeker’s interests first, with reasons', async () => {
    const { id, ask: askAs } = await seeker();
    await test.database.prisma.interest.create({ data: { candidateId: id, profileKey: 'delivery' } });
    const { jobs } = await askAs(routes.jobTopPicks, pune);
    expect(jobs.length).toBeLessThanOrEqual(4);
    expect(namesOf(jobs)[0]).toBe('rider');
    expect(jobs[0].reasons[0]).toEqual({ kind: 'INTEREST', value: 'delivery' });
    const visitor = await ask(routes.jobTopPicks, pune);
    expect(visitor.jobs).toHaveLength(4);
  });

  it('never contain applied or dismissed jobs', async () => {
    const { id, ask: askAs } = await seeker();
    await buildApplication(test.database, { candidateId: id, jobId: ids.cook });
    await askAs(routes.jobNotInterested, { jobId: ids.umbrella });
    const picked = namesOf((await askAs(routes.jobTopPicks, pune)).jobs);
    expect(picked).not.toContain('cook');
    expect(picked).not.toContain('umbrella');
  });
});

describe('suggested jobs', () => {
  it('are similar to the shown job, never itself', async () => {
    const { suggestedJobs } = await ask(routes.jobSuggestions, { jobId: ids.cook });
    expect(namesOf(suggestedJobs)).toEqual(['umbrella', 'far']);
    expect(suggestedJobs[0]).toMatchObject({
      jobTitle: 'Umbrella cook',
      companyName: 'Quartz Kitchens',
      jobLink: expect.stringMatching(/-[0-9A-Za-z]{6}$/),
      postedDate: expect.stringMatching(/Z$/),
      isSaved: false,
      isShortlisted: '',
    });
  });
});

describe('the search', () => {
  const typed = (searchText: string, more: object = {}) =>
    ask(routes.searchTypeahead, { searchText, searchFrom: 'CandidatePanel', city: 'Pune', ...more });

  it.each(['umbrella', '  UMBRELLA  ', 'umbrela', 'अंब्रेला'])('finds a job by %j', async (text) => {
    expect(namesOf((await typed(text)).jobs)).toContain('umbrella');
  });

  it('finds companies with their followers, and closed jobs with their status', async () => {
    const { companies } = await typed('quartz');
    expect(companies).toMatchObject([{ companyId, companyName: 'Quartz Kitchens', followers: 0 }]);
    expect(companies[0].companyLink).toMatch(/-[0-9A-Za-z]{6}$/);
    const { jobs } = await typed('cook');
    const closed = jobs.filter(({ status }: Job) => status !== 'Active');
    expect(namesOf(closed).sort()).toEqual(['closed', 'paused']);
    expect(namesOf(jobs).slice(-2).sort()).toEqual(['closed', 'paused']);
  });

  it('finds nothing for unknown words, and treats punctuation alone as no text', async () => {
    expect((await typed('qqqqqqqqq')).jobs).toEqual([]);
    for (const text of ['', '%_\\\'";--', '🍛🍛', '(|)*&!:'])
      expect(namesOf((await typed(text)).jobs)).toContain('cook');
  });
});

describe('recently opened results', () => {
  it('are remembered, the latest first and each once, and shown to nobody else', async () => {
    const { id, ask: askAs } = await seeker();
    for (const jobId of [ids.cook, ids.rider, ids.cook]) {
      expect(await askAs(routes.searchRememberJob, { jobId })).toEqual({ success: true });
      test.clock.advanceSeconds(1);
    }
    await askAs(routes.searchRememberCompany, { companyId });
    const start = await askAs(routes.searchStart);
    expect(start.jobs).toHaveLength(1);
    expect(start.companies).toHaveLength(1);
    expect(namesOf(start.jobs[0].recentSearch)).toEqual(['cook', 'rider']);
    expect(start.companies[0].recentSearch).toMatchObject([{ companyId }]);
    expect(namesOf(start.jobs[0].latest)).toEqual(['cook', 'umbrella', 'rider', 'teacher', 'far']);
    for (const text of [start.title, start.description, start.keywords]) expect(text).toMatch(/\w{3}/);
    const visitor = await ask(routes.searchStart, { jobseekerId: id });
    expect([visitor.jobs[0].recentSearch, visitor.companies[0].recentSearch]).toEqual([[], []]);
  });

  it('exclude companies that do not exist', async () => {
    const { client } = await test.seeker();
    for (const unknown of ['nothing', '0199b3f2-7c1a-7d10-9a51-2f6c1d0e4bff']) {
      const { status, body } = await client.raw(routes.searchRememberCompany, {
        body: { companyId: unknown },
      });
      expect([status, body.code]).toEqual([404, 'NOT_FOUND']);
    }
  });
});
