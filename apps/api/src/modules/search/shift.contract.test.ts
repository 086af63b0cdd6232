import { routes } from '@nukkad/contract';
import { searchLanguage } from '@nukkad/job-search';
import { findCity } from '@nukkad/testing/factories/build-city.ts';
import { buildCompany } from '@nukkad/testing/factories/build-company.ts';
import { buildJob } from '@nukkad/testing/factories/build-job.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../../test/test-app.ts';

type Job = { readonly jobId: string; readonly shift?: string };

let test: TestApp;
let ids: Record<'unstated' | 'day' | 'night' | 'rotating' | 'nightCook', string>;
let hourIds: Record<'morning' | 'evening' | 'weekend', string>;

const minutesAgo = (minutes: number) => new Date(Date.now() - minutes * 60_000);

beforeAll(async () => {
  test = await startTestApp();
  const { database } = test;
  const { id: cityId, latitude, longitude } = await findCity(database, 'pune');
  const { id: companyId } = await buildCompany(database, { cityId, name: 'Quartz Towers' });
  const guard = { profileKey: 'safety-management', subProfileKey: 'security-guard', title: 'Guard' };
  const build = async (minutes: number, change: Parameters<typeof buildJob>[1]) => {
    const place = { cityId, latitude, longitude };
    const job = { ...place, companyId, skills: [], createdAt: minutesAgo(minutes), ...change };
    return (await buildJob(database, job)).id;
  };
  ids = {
    unstated: await build(1, guard),
    day: await build(2, { ...guard, shift: 'DAY' }),
    night: await build(3, { ...guard, shift: 'NIGHT' }),
    rotating: await build(4, { ...guard, shift: 'ROTATING' }),
    nightCook: await build(5, { shift: 'NIGHT' }),
  };
  // In another city, so that the lists of Pune stay short.
  const nagpur = await findCity(database, 'nagpur');
  const at = { cityId: nagpur.id, latitude: nagpur.latitude, longitude: nagpur.longitude };
  hourIds = {
    morning: await build(6, { ...at, shift: 'MORNING' }),
    evening: await build(7, { ...at, shift: 'EVENING' }),
    weekend: await build(8, { ...at, shift: 'WEEKEND' }),
  };
  await searchLanguage.refresh(test.app.container.database);
});

afterAll(() => test.close());

const send = (body: object) => test.client.raw(routes.jobFilter, { body: { city: 'Pune', ...body } });

async function ask(body: object) {
  const answer = await send(body);
  expect(answer.body).toMatchObject({ success: true });
  return answer.body;
}

const namesOf = (jobs: readonly Job[]) =>
  jobs.map(({ jobId }) => Object.entries(ids).find(([, id]) => id === jobId)?.[0] ?? jobId);

describe('the shift of a job', () => {
  it.each([
    ['Day', ['day']],
    ['Night', ['night', 'nightCook']],
    ['Rotating', ['rotating']],
  ])('is filtered by: %s', async (shift, names) => {
    const { filtered, total } = await ask({ shift });
    expect(namesOf(filtered)).toEqual(names);
    expect(filtered.map((job: Job) => job.shift)).toEqual(names.map(() => shift));
    expect(total).toBe(names.length);
  });

  it.each([
    ['Morning', 'morning'],
    ['Evening', 'evening'],
    ['Weekend', 'weekend'],
    ['Day', null],
  ] as const)('is filtered by hours that are no shift: %s', async (shift, name) => {
    const { filtered } = await ask({ city: 'Nagpur', shift });
    expect(filtered.map(({ jobId }: Job) => jobId)).toEqual(name === null ? [] : [hourIds[name]]);
    expect(filtered.map((job: Job) => job.shift)).toEqual(name === null ? [] : [shift]);
  });

  it.each([undefined, ''])(
    'is of no matter where it is %j: jobs that do not tell are there too',
    async (shift) => {
      const { filtered } = await ask({ shift });
      expect(namesOf(filtered)).toEqual(['unstated', 'day', 'night', 'rotating', 'nightCook']);
      expect(filtered.map((job: Job) => job.shift)).toEqual([undefined, 'Day', 'Night', 'Rotating', 'Night']);
    },
  );

  it.each([['NIGHT'], ['Noon'], [['Day', 'Night']], [1]])('cannot be %j', async (shift) => {
    const { status, body } = await send({ shift });
    expect(status).toBe(400);
    expect(body).toMatchObject({ success: false, code: 'VALIDATION_FAILED' });
    expect(JSON.stringify(body.issues ?? body)).toContain('shift');
  });

  it('narrows together with other filters, nearest first, and beyond the circle', async () => {
    const profile = { shift: 'Night', jobProfile: 'safety-management' };
    expect(namesOf((await ask(profile)).filtered)).toEqual(['night']);
    const nearest = await ask({ ...profile, city: '', latitude: 18.52, longitude: 73.85, sortBy: 'nearest' });
    expect(namesOf(nearest.filtered)).toEqual(['night']);
    const far = await ask({ ...profile, city: '', latitude: 19.2, longitude: 73.85, radius: 1 });
    expect([namesOf(far.filtered), namesOf(far.nearby)]).toEqual([[], ['night']]);
  });

  it('is suggested for removal if nothing is found', async () => {
    const { loosen } = await ask({ shift: 'Rotating', jobProfile: 'cook' });
    expect(loosen).toContainEqual({ filter: 'shift', total: 1, totalIsCapped: false });
  });

  it('is part of the job’s page, or absent', async () => {
    const page = async (jobId: string) => (await test.client.raw(routes.jobById, { body: { jobId } })).body;
    expect((await page(ids.rotating)).jobDetails.shift).toBe('Rotating');
    expect((await page(ids.unstated)).jobDetails).not.toHaveProperty('shift');
  });

  it('is searchable as soon as it is changed', async () => {
    const { job } = test.database.prisma;
    await job.update({ where: { id: ids.day }, data: { shift: 'ROTATING' } });
    expect(namesOf((await ask({ shift: 'Rotating' })).filtered)).toEqual(['day', 'rotating']);
    await job.update({ where: { id: ids.day }, data: { shift: null, title: 'Day guard' } });
    expect(namesOf((await ask({ shift: 'Rotating' })).filtered)).toEqual(['rotating']);
    await job.update({ where: { id: ids.day }, data: { shift: 'DAY' } });
    expect(namesOf((await ask({ shift: 'Day' })).filtered)).toEqual(['day']);
  });
});

describe('a typed shift', () => {
  it.each([
    ['night shift', 'NIGHT'],
    ['raat ki duty', 'NIGHT'],
    ['raat ki shift', 'NIGHT'],
    ['night duty', 'NIGHT'],
    ['रात की शिफ्ट', 'NIGHT'],
    ['रात की ड्यूटी', 'NIGHT'],
    ['रात्रपाळी', 'NIGHT'],
    ['ratrapali', 'NIGHT'],
    ['day shift', 'DAY'],
    ['din ki duty', 'DAY'],
    ['दिन की शिफ्ट', 'DAY'],
    ['दिवसपाळी', 'DAY'],
    ['divaspali', 'DAY'],
    ['rotational shift', 'ROTATING'],
    ['rotating shifts', 'ROTATING'],
    ['शिफ्ट ड्यूटी', 'ROTATING'],
    ['बदलती शिफ्ट', 'ROTATING'],
    ['फिरती पाळी', 'ROTATING'],
  ])('%s is understood, finds its jobs alone and is shown as a part of the text', async (text, shift) => {
    const names = { NIGHT: ['night', 'nightCook'], DAY: ['day'], ROTATING: ['rotating'] }[shift];
    const { filtered, understood } = await ask({ city: '', searchText: text });
    expect(understood).toEqual([
      { kind: 'SHIFT', text: expect.any(String), value: shift, spans: [[0, text.length]] },
    ]);
    expect(namesOf(filtered)).toEqual(names);
  });

  it.each(['security guard night shift', 'गार्ड रात की ड्यूटी', 'रात्रपाळी सिक्युरिटी गार्ड'])(
    '%s: first the work at that time, then the same work without a shift',
    async (searchText) => {
      const { filtered, steps, understood } = await ask({ searchText });
      expect(understood.map(({ kind }: { kind: string }) => kind).sort()).toEqual(['JOB_PROFILE', 'SHIFT']);
      expect(namesOf(filtered.slice(0, 4)).slice(0, 1)).toEqual(['night']);
      expect(namesOf(filtered.slice(1, 4)).sort()).toEqual(['day', 'rotating', 'unstated']);
      expect(steps.slice(0, 2)).toMatchObject([
        { step: 'NAMED_WORK', from: 0 },
        { step: 'WITHOUT_WORDS', from: 1 },
      ]);
    },
  );

  it('is overridden by a chosen one', async () => {
    const { filtered, understood } = await ask({ searchText: 'night shift', shift: 'Day' });
    expect(namesOf(filtered)).toEqual(['day']);
    expect(understood).toEqual([]);
  });
});
