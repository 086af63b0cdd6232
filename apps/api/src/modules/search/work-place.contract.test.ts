import { routes } from '@nukkad/contract';
import { findCity } from '@nukkad/testing/factories/build-city.ts';
import { buildCompany } from '@nukkad/testing/factories/build-company.ts';
import { buildJob } from '@nukkad/testing/factories/build-job.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../../test/test-app.ts';

type Job = { readonly jobId: string; readonly workPlace?: string };
type Name = 'unstated' | 'onSite' | 'home' | 'both' | 'homeAtNight';

let test: TestApp;
let ids: Record<Name, string>;

const minutesAgo = (minutes: number) => new Date(Date.now() - minutes * 60_000);

beforeAll(async () => {
  test = await startTestApp();
  const { database } = test;
  const { id: cityId, latitude, longitude } = await findCity(database, 'pune');
  const { id: companyId } = await buildCompany(database, { cityId, name: 'Quartz Towers' });
  const build = async (minutes: number, change: Parameters<typeof buildJob>[1]) => {
    const place = { cityId, latitude, longitude };
    return (
      await buildJob(database, { ...place, companyId, skills: [], createdAt: minutesAgo(minutes), ...change })
    ).id;
  };
  ids = {
    unstated: await build(1, {}),
    onSite: await build(2, { workPlace: 'ON_SITE' }),
    home: await build(3, { workPlace: 'HOME' }),
    both: await build(4, { workPlace: 'BOTH' }),
    homeAtNight: await build(5, { workPlace: 'HOME', shift: 'NIGHT' }),
  };
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

describe('the place of work', () => {
  it.each([
    ['On site', ['onSite', 'both']],
    ['Home', ['home', 'both', 'homeAtNight']],
    ['Both', ['both']],
  ])('%s finds jobs that state it or both, and none that states nothing', async (workPlace, names) => {
    const { filtered, total } = await ask({ workPlace });
    expect(namesOf(filtered)).toEqual(names);
    expect(total).toBe(names.length);
  });

  it.each([undefined, ''])(
    '%j finds all jobs, and cards name the place if it is stated',
    async (workPlace) => {
      const { filtered } = await ask({ workPlace });
      expect(namesOf(filtered)).toEqual(['unstated', 'onSite', 'home', 'both', 'homeAtNight']);
      expect(filtered.map((job: Job) => job.workPlace)).toEqual([
        undefined,
        'On site',
        'Home',
        'Both',
        'Home',
      ]);
    },
  );

  it.each([['HOME'], ['Remote'], [['Home', 'Both']], [1]])('cannot be %j', async (workPlace) => {
    const { status, body } = await send({ workPlace });
    expect(status).toBe(400);
    expect(body).toMatchObject({ success: false, code: 'VALIDATION_FAILED' });
    expect(JSON.stringify(body.issues ?? body)).toContain('workPlace');
  });

  it('narrows together with the hours, nearest first, and beyond the circle', async () => {
    const chosen = { workPlace: 'Home', shift: 'Night' };
    expect(namesOf((await ask(chosen)).filtered)).toEqual(['homeAtNight']);
    const nearest = await ask({ ...chosen, city: '', latitude: 18.52, longitude: 73.85, sortBy: 'nearest' });
    expect(namesOf(nearest.filtered)).toEqual(['homeAtNight']);
    const far = await ask({ ...chosen, city: '', latitude: 19.2, longitude: 73.85, radius: 1 });
    expect([namesOf(far.filtered), namesOf(far.nearby)]).toEqual([[], ['homeAtNight']]);
  });

  it('is suggested for removal if nothing is found', async () => {
    const { loosen } = await ask({ workPlace: 'On site', shift: 'Night' });
    expect(loosen).toContainEqual({ filter: 'workPlace', total: 1, totalIsCapped: false });
  });

  it('is part of the job’s page, or absent', async () => {
    const page = async (jobId: string) => (await test.client.raw(routes.jobById, { body: { jobId } })).body;
    expect((await page(ids.both)).jobDetails.workPlace).toBe('Both');
    expect((await page(ids.unstated)).jobDetails).not.toHaveProperty('workPlace');
  });

  it('is searchable as soon as it is changed', async () => {
    const { job } = test.database.prisma;
    await job.update({ where: { id: ids.onSite }, data: { workPlace: 'HOME' } });
    expect(namesOf((await ask({ workPlace: 'On site' })).filtered)).toEqual(['both']);
    expect(namesOf((await ask({ workPlace: 'Home' })).filtered)).toEqual([
      'onSite',
      'home',
      'both',
      'homeAtNight',
    ]);
    await job.update({ where: { id: ids.onSite }, data: { workPlace: null, title: 'Cook at the corner' } });
    expect(namesOf((await ask({ workPlace: 'Home' })).filtered)).toEqual(['home', 'both', 'homeAtNight']);
    await job.update({ where: { id: ids.onSite }, data: { workPlace: 'ON_SITE' } });
    expect(namesOf((await ask({ workPlace: 'On site' })).filtered)).toEqual(['onSite', 'both']);
  });
});
