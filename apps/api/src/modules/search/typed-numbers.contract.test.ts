import { routes } from '@nukkad/contract';
import { searchLanguage } from '@nukkad/job-search';
import { findCity } from '@nukkad/testing/factories/build-city.ts';
import { buildCompany } from '@nukkad/testing/factories/build-company.ts';
import { buildJob } from '@nukkad/testing/factories/build-job.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../../test/test-app.ts';

type Job = { readonly jobId: string };

const KM_PER_DEGREE = 111;

let test: TestApp;
let ids: Record<'near' | 'far' | 'fresher' | 'senior', string>;

beforeAll(async () => {
  test = await startTestApp();
  const { database } = test;
  const { id: cityId, latitude, longitude } = await findCity(database, 'pune');
  const { id: companyId } = await buildCompany(database, { cityId, name: 'Quartz Towers' });
  const build = async (change: Parameters<typeof buildJob>[1], kmNorth = 1) => {
    const place = { cityId, latitude: latitude + kmNorth / KM_PER_DEGREE, longitude };
    const job = {
      ...place,
      companyId,
      skills: [],
      experienceMinYears: 0,
      experienceMaxYears: null,
      ...change,
    };
    return (await buildJob(database, job)).id;
  };
  ids = {
    near: await build({ payMin: 10_000, payMax: 14_000 }, 4),
    far: await build({ payMin: 22_000, payMax: 25_000 }, 8),
    fresher: await build({ payMin: 12_000, payMax: 13_000, experienceMaxYears: 0 }, 20),
    senior: await build({ payMin: 30_000, payMax: 40_000, experienceMinYears: 5 }, 20),
  };
  await searchLanguage.refresh(test.app.container.database);
});

afterAll(() => test.close());

async function ask(body: object) {
  const answer = await test.client.raw(routes.jobFilter, { body: { city: 'Pune', ...body } });
  expect(answer.body).toMatchObject({ success: true });
  return answer.body;
}

const namesOf = (jobs: readonly Job[]) =>
  jobs.map(({ jobId }) => Object.entries(ids).find(([, id]) => id === jobId)?.[0] ?? jobId).sort();

describe('a typed number sets its filter', () => {
  it.each([
    ['5 km ke andar', 'RADIUS', '5', ['near']],
    ['5 किमी के अंदर', 'RADIUS', '5', ['near']],
    ['५ किमीच्या आत', 'RADIUS', '5', ['near']],
    ['within 10 km', 'RADIUS', '10', ['far', 'near']],
    ['within 10km', 'RADIUS', '10', ['far', 'near']],
    ['100 km', 'RADIUS', '100', ['far', 'fresher', 'near', 'senior']],
    ['4.5 km ke andar', 'RADIUS', '5', ['near']],
    ['21.5k', 'PAY', '21500-100000', ['far', 'senior']],
    ['०.२ लाख पगार', 'PAY', '20000-100000', ['far', 'senior']],
    ['डेढ़ लाख तक', 'PAY', '0-150000', ['far', 'fresher', 'near', 'senior']],
    ['15000 se upar', 'PAY', '15000-100000', ['far', 'senior']],
    ['above 20k', 'PAY', '20000-100000', ['far', 'senior']],
    ['२० हजार पगार', 'PAY', '20000-100000', ['far', 'senior']],
    ['२० हजारांपेक्षा जास्त', 'PAY', '20000-100000', ['far', 'senior']],
    ['less than 12000', 'PAY', '0-12000', ['fresher', 'near']],
    ['1-2 saal experience', 'EXPERIENCE', '1-2', ['far', 'near']],
    ['१ ते २ वर्षे अनुभव', 'EXPERIENCE', '1-2', ['far', 'near']],
    ['2 saal se zyada', 'EXPERIENCE', '2-10', ['far', 'near']],
    ['5 years experience', 'EXPERIENCE', '5-5', ['far', 'near', 'senior']],
    ['1.5 saal experience', 'EXPERIENCE', '1-2', ['far', 'near']],
    ['6 months experience', 'EXPERIENCE', '0-1', ['far', 'fresher', 'near']],
    ['छह महीने का अनुभव', 'EXPERIENCE', '0-1', ['far', 'fresher', 'near']],
    ['६ महिने अनुभव', 'EXPERIENCE', '0-1', ['far', 'fresher', 'near']],
    ['fresher', 'EXPERIENCE', 'FRESHER', ['far', 'fresher', 'near']],
    ['no experience', 'EXPERIENCE', 'FRESHER', ['far', 'fresher', 'near']],
    ['अनुभव नको', 'EXPERIENCE', 'FRESHER', ['far', 'fresher', 'near']],
    ['0 years experience', 'EXPERIENCE', '0-0', ['far', 'fresher', 'near']],
  ])('%s', async (searchText, kind, value, names) => {
    const { filtered, understood } = await ask({ searchText });
    expect(understood).toEqual([{ kind, value, text: expect.any(String), spans: [[0, searchText.length]] }]);
    expect(namesOf(filtered)).toEqual(names);
  });

  it('together with others, each as a part of the text', async () => {
    const searchText = '20000 se upar 10 km ke andar';
    const { filtered, understood } = await ask({ searchText });
    expect(understood.map(({ kind, spans }: { kind: string; spans: unknown }) => [kind, spans])).toEqual([
      ['PAY', [[0, 13]]],
      ['RADIUS', [[14, 28]]],
    ]);
    expect(namesOf(filtered)).toEqual(['far']);
  });

  it('is overridden by a chosen one', async () => {
    const { filtered, understood } = await ask({ searchText: '5 km ke andar', radius: 10 });
    expect(understood).toEqual([]);
    expect(namesOf(filtered)).toEqual(['far', 'near']);
  });

  it('is not shown if there is no place to measure a distance from', async () => {
    const anywhere = await ask({ searchText: '5 km ke andar', city: undefined });
    expect(anywhere.understood).toEqual([]);
    expect(namesOf(anywhere.filtered)).toEqual(['far', 'fresher', 'near', 'senior']);
    const named = await ask({ searchText: 'Pune 5 km ke andar', city: undefined });
    expect(named.understood).toMatchObject([{ kind: 'CITY' }, { kind: 'RADIUS' }]);
    expect(namesOf(named.filtered)).toEqual(['near']);
    const { latitude, longitude } = await findCity(test.database, 'pune');
    const here = await ask({ searchText: '5 km ke andar', city: undefined, latitude, longitude });
    expect(here.understood).toMatchObject([{ kind: 'RADIUS' }]);
    expect(namesOf(here.filtered)).toEqual(['near']);
  });

  it('is suggested for removal if nothing is found', async () => {
    const { loosen } = await ask({ searchText: '50000 se upar 5 km' });
    expect(loosen).toContainEqual(
      expect.objectContaining({ filter: 'part', part: '50000 se upar', total: 1 }),
    );
  });
});
