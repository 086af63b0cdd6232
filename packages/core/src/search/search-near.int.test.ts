import type { JobFilterInput } from '@nukkad/contract';
import { searchLanguage } from '@nukkad/job-search';
import { createTestDatabase, type TestDatabase } from '@nukkad/testing';
import { findCity } from '@nukkad/testing/factories/build-city.ts';
import { buildCompany } from '@nukkad/testing/factories/build-company.ts';
import { buildJob } from '@nukkad/testing/factories/build-job.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { filterJobs } from './filter-jobs.ts';

let test: TestDatabase;
let names: ReadonlyMap<string, string>;

beforeAll(async () => {
  test = await createTestDatabase();
  const { database } = test;
  const { id: cityId } = await findCity(database, 'nashik');
  const { id: companyId } = await buildCompany(database, { cityId, name: 'Plain Works' });
  const localities = await database.prisma.locality.findMany({ where: { cityId } });
  const stored: [string, string][] = [];
  for (const [title, slug] of [
    ['Satpur cook', 'satpur'],
    ['Indira Nagar cook', 'indira-nagar'],
    ['Panchavati cook', 'panchavati'],
    ['Nashik Road cook', 'nashik-road'],
  ] as const) {
    const place = localities.find((row) => row.slug === slug);
    const at = { latitude: place?.latitude ?? 0, longitude: place?.longitude ?? 0 };
    const work = { profileKey: 'cook', subProfileKey: 'home-cook', skills: [] };
    const { id } = await buildJob(database, { ...at, ...work, cityId, companyId, title });
    stored.push([id, title]);
  }
  names = new Map(stored);
  await searchLanguage.refresh(database);
}, 120_000);

afterAll(() => test.drop());

const ask = (text: string, change: Partial<JobFilterInput> = {}) =>
  filterJobs({ database: test.database }, null, { text, sortBy: 'NEWEST', page: 1, size: 20, ...change });
const first = async (text: string) => {
  const { jobs } = await ask(text);
  return names.get(jobs[0]?.id ?? '');
};

describe('jobs near a place', () => {
  it.each([
    'cook near satpur',
    'satpur ke paas cook',
    'satpur javal cook',
    'सातपुर के पास रसोइया',
    'सातपूरजवळ स्वयंपाकी',
    'सातपूरच्या जवळ स्वयंपाकी',
    'cook 422007',
    'cook near 422007',
  ])('begin with those in the area: %s', async (text) => {
    expect(await first(text)).toBe('Satpur cook');
  });

  it.each(['cook 422009', 'cook near 422 009', '422009 के पास रसोइया', 'पिन कोड ४२२००९ स्वयंपाकी'])(
    'begin with those in the area of a PIN code: %s',
    async (text) => {
      const { understood, jobs } = await ask(text);
      expect(names.get(jobs[0]?.id ?? '')).toBe('Indira Nagar cook');
      expect(understood.find(({ kind }) => kind === 'LOCALITY')).toMatchObject({
        value: 'nashik/indira-nagar',
        names: { en: 'Indira Nagar, Nashik', hi: 'इंदिरा नगर, नासिक', mr: 'इंदिरानगर, नाशिक' },
      });
      expect(understood.map(({ kind }) => kind)).not.toContain('PAY');
    },
  );

  it('are in the nearest city if no area is known near the PIN code', async () => {
    const { understood } = await ask('cook 422403');
    expect(understood.map(({ kind }) => kind)).toContain('CITY');
  });

  it.each(['cook near dmart nashik', 'मॉल के पास रसोइया नासिक', 'मंदिराजवळ स्वयंपाकी नाशिक'])(
    'are not required to name a landmark, which is shown as not applied: %s',
    async (text) => {
      const { understood, jobs, steps, missingWork } = await ask(text);
      expect(jobs).toHaveLength(4);
      expect(understood.filter(({ isApplied }) => isApplied === false)).toMatchObject([{ kind: 'LANDMARK' }]);
      expect({ steps, missingWork }).toEqual({ steps: undefined, missingWork: undefined });
    },
  );

  it.each([
    'cook near railway station nashik',
    'nashik railway station ke paas cook',
    'नासिक स्टेशन के पास रसोइया',
    'रेल्वे स्टेशनजवळ स्वयंपाकी नाशिक',
    'nashik station javal cook',
  ])('begin with those near the railway station of the city: %s', async (text) => {
    const { understood } = await ask(text);
    expect(await first(text)).toBe('Nashik Road cook');
    expect(understood.find(({ kind }) => kind === 'LOCALITY')).toMatchObject({
      value: 'nashik/railway-station',
      names: { en: 'Nashik Road station', hi: 'नासिक रोड स्टेशन', mr: 'नाशिक रोड स्टेशन' },
      position: { latitude: 19.9476, longitude: 73.8419 },
    });
    expect(understood.filter(({ isApplied }) => isApplied === false)).toEqual([]);
  });

  it("are near the station of the filter's city if the text names none", async () => {
    const { understood, jobs } = await ask('cook near the station', { city: 'Nashik' });
    expect(names.get(jobs[0]?.id ?? '')).toBe('Nashik Road cook');
    expect(understood).toContainEqual(
      expect.objectContaining({
        value: 'nashik/railway-station',
        // The name of a station has the city.
        names: expect.objectContaining({ en: 'Nashik Road station' }),
      }),
    );
  });

  it('are in the area whose station the text names', async () => {
    const { understood, jobs } = await ask('cook near satpur station');
    expect(names.get(jobs[0]?.id ?? '')).toBe('Satpur cook');
    expect(understood.find(({ kind }) => kind === 'LOCALITY')).toMatchObject({
      value: 'nashik/satpur',
      text: 'satpur station',
    });
  });

  it.each([
    ['cook near satpur bus stand', 'satpur bus stand'],
    ['satpur bus stand cook', 'satpur bus stand'],
    ['सातपूर बस स्टँडजवळ स्वयंपाकी', 'सातपूर बस स्टंड'],
    ['satpur chowk ke paas cook', 'satpur chowk'],
  ])('are in the area of whose bus stand or crossing the text speaks: %s', async (text, words) => {
    const { understood, jobs } = await ask(text);
    expect(names.get(jobs[0]?.id ?? '')).toBe('Satpur cook');
    expect(understood.find(({ kind }) => kind === 'LOCALITY')).toMatchObject({
      value: 'nashik/satpur',
      text: words,
    });
    expect(understood.filter(({ isApplied }) => isApplied === false)).toEqual([]);
  });

  it('are near one of two areas, and the other one has a search of its own', async () => {
    const { understood, jobs } = await ask('cook near satpur or panchavati');
    expect(names.get(jobs[0]?.id ?? '')).toBe('Satpur cook');
    const other = understood.find(({ isApplied }) => isApplied === false);
    expect(other).toMatchObject({
      kind: 'LOCALITY',
      names: { en: 'Panchavati, Nashik' },
      placeText: 'cook near panchavati',
    });
    expect(await first(other?.placeText ?? '')).toBe('Panchavati cook');
  });

  it.each([
    'cook near railway station mumbai',
    'cook near railway station',
    'cook near bus stand nashik',
    'cook near police station nashik',
  ])('do not move to a landmark whose position is unknown: %s', async (text) => {
    const { understood } = await ask(text);
    expect(understood.map(({ kind }) => kind)).not.toContain('LOCALITY');
    expect(understood.filter(({ isApplied }) => isApplied === false)).toHaveLength(1);
  });
});
