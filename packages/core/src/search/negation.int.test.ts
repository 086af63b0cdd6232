import type { JobFilterInput, JobFilterOutput } from '@nukkad/contract';
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
  const pune = await findCity(database, 'pune');
  const nashik = await findCity(database, 'nashik');
  const { id: companyId } = await buildCompany(database, { cityId: pune.id, name: 'Ordinary Works' });
  const stored: [string, string][] = [];
  const build = async (city: typeof pune, title: string, change: object) => {
    const { id: cityId, latitude, longitude } = city;
    const place = { cityId, latitude, longitude, companyId };
    const { id } = await buildJob(database, { ...place, title, skills: [], qualification: null, ...change });
    stored.push([id, title]);
  };
  const light = { profileKey: 'delivery', subProfileKey: 'driver-light' };
  const heavy = { profileKey: 'delivery', subProfileKey: 'driver-heavy' };
  await build(pune, 'Car Driver', light);
  await build(nashik, 'School Van Driver', light);
  await build(pune, 'Truck Driver', heavy);
  await build(pune, 'Night Driver', { ...light, shift: 'NIGHT' });
  await build(pune, 'Half Day Driver', { ...light, jobType: 'PART_TIME' });
  await build(pune, 'Driver for Guests', { ...light, skills: ['English Speaking'] });
  await build(pune, 'Driver, Five Years', { ...light, experienceMinYears: 5, experienceMaxYears: 9 });
  await build(pune, 'Graduate Driver', { ...light, qualification: 'UG' });
  await build(pune, 'School Leaver Driver', { ...light, qualification: 'SSC' });
  await build(pune, 'Field Sales', { profileKey: 'sales', subProfileKey: 'field-sales' });
  names = new Map(stored);
  await searchLanguage.refresh(database);
}, 120_000);

afterAll(() => test.drop());

const ask = (text: string, change: Partial<JobFilterInput> = {}): Promise<JobFilterOutput> =>
  filterJobs({ database: test.database }, null, { text, sortBy: 'NEWEST', page: 1, size: 30, ...change });
const titlesOf = ({ jobs, nearby }: JobFilterOutput): string[] =>
  [...jobs, ...nearby].map(({ id }) => names.get(id) ?? id).sort();

const ALL = (): string[] => [...names.values()].sort();
const without = (...titles: string[]): string[] => ALL().filter((title) => !titles.includes(title));

/** Each concept in the three languages and in Latin letters, with the jobs that match it. */
const CONCEPTS: readonly [texts: readonly string[], matching: readonly string[]][] = [
  [['not truck', 'ट्रक छोड़कर', 'ट्रक नको', 'truck nahi chahiye', 'ट्रकशिवाय'], ['Truck Driver']],
  [['no sales', 'सेल्स नहीं', 'विक्री नको', 'sales chhodkar'], ['Field Sales']],
  [['no night shift', 'रात की ड्यूटी नहीं', 'रात्रपाळी नको', 'night shift nahi'], ['Night Driver']],
  [['not part time', 'पार्ट टाइम नहीं', 'अर्धवेळ नको', 'part time sodun'], ['Half Day Driver']],
  [['without english', 'अंग्रेजी के बिना', 'इंग्रजी नको', 'english nahi chahiye'], ['Driver for Guests']],
  [['not in nashik', 'नासिक छोड़कर', 'नाशिक सोडून', 'nashik nako'], ['School Van Driver']],
  [['without experience', 'बिना अनुभव', 'अनुभव नाही', 'bina anubhav'], ['Driver, Five Years']],
  [
    ['10th fail', 'दसवीं फेल', 'दहावी नापास', 'dahavi napas'],
    ['Graduate Driver', 'School Leaver Driver'],
  ],
];
const SENTENCES = CONCEPTS.flatMap(([texts, matching]) => texts.map((text) => [text, matching] as const));

describe('a search that excludes something', () => {
  it.each(SENTENCES)('%s: finds all jobs but %j', async (text, matching) => {
    expect(titlesOf(await ask(text))).toEqual(without(...matching));
  });

  it.each(SENTENCES)('driver, %s: never adds a job that matches the concept', async (text, matching) => {
    const found = titlesOf(await ask(`driver, ${text}`));
    expect(found.length).toBeGreaterThan(0);
    expect(found.filter((title) => matching.includes(title))).toEqual([]);
  });

  it.each(['NEWEST', 'NEAREST'] as const)('in a place, %s first', async (sortBy) => {
    const pune = { city: 'Pune', sortBy };
    const [driver, other] = await Promise.all([ask('driver', pune), ask('driver not truck', pune)]);
    expect(titlesOf(driver)).toContain('Truck Driver');
    expect(titlesOf(other)).not.toContain('Truck Driver');
    expect(titlesOf(other)).toContain('Car Driver');
    expect(other.total).toBeLessThan(driver.total);
  });

  it('names what it excludes', async () => {
    const { understood } = await ask('driver but not truck');
    expect(understood.map(({ kind, text, isNegated, spans }) => ({ kind, text, isNegated, spans }))).toEqual([
      { kind: 'JOB_PROFILE', text: 'driver', isNegated: undefined, spans: [[0, 6]] },
      { kind: 'JOB_PROFILE', text: 'truck', isNegated: true, spans: [[7, 20]] },
    ]);
    expect(understood[1]?.names?.en).toBe('Truck & Tempo Driver');
  });

  it('says what it understands but cannot apply, and excludes nothing by it', async () => {
    const women = await ask('no ladies');
    expect(women.understood).toMatchObject([{ kind: 'WORD', isNegated: true, isApplied: false }]);
    expect(titlesOf(women)).toEqual(ALL());
    const night = await ask('night shift no problem');
    expect(night.understood).toMatchObject([{ kind: 'SHIFT', value: 'NIGHT', isApplied: false }]);
    expect(titlesOf(night)).toEqual(ALL());
  });

  it.each(['इंग्रजी येत नाही', 'english nahi aati', "I don't know english"])(
    'shows the unknown language of “%s” as refused and not applied, and excludes nothing by it',
    async (text) => {
      const { understood, ...found } = await ask(`driver, ${text}`);
      const refused = understood.filter(({ isNegated }) => isNegated === true);
      expect(refused.map(({ isApplied }) => isApplied)).toEqual([false]);
      expect(titlesOf({ understood, ...found })).toContain('Driver for Guests');
    },
  );

  it('never offers to allow what it excludes', async () => {
    const { jobs, loosen, loosenTogether = [] } = await ask('truck driver but not truck driver');
    expect(jobs).toEqual([]);
    const parts = [...loosen, ...loosenTogether.flatMap(({ filters }) => filters)].map(({ part }) => part);
    expect(parts).not.toContain('truck driver');
  });
});
