import type { JobFilterInput } from '@nukkad/contract';
import { searchLanguage } from '@nukkad/job-search';
import { createTestDatabase, type TestDatabase } from '@nukkad/testing';
import { findCity } from '@nukkad/testing/factories/build-city.ts';
import { buildJob } from '@nukkad/testing/factories/build-job.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { filterJobs } from './filter-jobs.ts';
import { searchTypeahead } from './search-typeahead.ts';

let test: TestDatabase;

/** The title, profile and sub-profile of each job. */
const JOBS = [
  ['Home cook', 'cook', 'home-cook'],
  ['Cook without a kind', 'cook', null],
  ['Wireman', 'technician', 'electrician'],
  ['Field sales', 'sales', 'field-sales'],
  ['Food delivery', 'delivery', 'food-delivery'],
  ['Night guard', 'safety-management', 'security-guard'],
] as const;

beforeAll(async () => {
  test = await createTestDatabase();
  const { id: cityId, latitude, longitude } = await findCity(test.database, 'pune');
  for (const [title, profileKey, subProfileKey] of JOBS) {
    await buildJob(test.database, {
      cityId,
      latitude,
      longitude,
      title,
      profileKey,
      ...(subProfileKey !== null && { subProfileKey }),
      skills: [],
    });
  }
  await searchLanguage.refresh(test.database);
}, 120_000);

afterAll(() => test.drop());

const filter = (text: string, change: Partial<JobFilterInput> = {}): JobFilterInput => ({
  text,
  sortBy: 'NEWEST',
  page: 1,
  size: 10,
  ...change,
});
const titlesFor = async (input: JobFilterInput): Promise<string[]> => {
  const { jobs } = await filterJobs({ database: test.database }, null, input);
  return jobs.map(({ title }) => title).sort();
};

describe('a text with several occupations', () => {
  it.each(['cook or electrician', 'रसोइया या इलेक्ट्रीशियन', 'electrician kinva swayampaki', 'cook / wireman'])(
    'finds the jobs of each: %s',
    async (text) => {
      const found = ['Cook without a kind', 'Home cook', 'Wireman'];
      expect(await titlesFor(filter(text, { city: 'Pune' }))).toEqual(found);
    },
  );

  it('finds those of two whole profiles, which together have more kinds than a statement has places', async () => {
    expect(await titlesFor(filter('sales or delivery'))).toEqual(['Field sales', 'Food delivery']);
  });

  it('leaves out the one that it refuses', async () => {
    expect(await titlesFor(filter('sales or guard but not delivery'))).toEqual([
      'Field sales',
      'Night guard',
    ]);
  });

  it('keeps to a chosen profile', async () => {
    const titles = await titlesFor(filter('sales or delivery', { jobProfile: 'delivery' }));
    expect(titles).toEqual(['Food delivery']);
  });

  it('names each of them', async () => {
    const { understood } = await filterJobs({ database: test.database }, null, filter('cook or electrician'));
    const named = understood.map(({ text, names }) => [text, names?.en]);
    expect(named).toEqual([
      ['cook', 'Cook'],
      ['electrician', 'Electrician'],
    ]);
  });

  it('suggests the jobs of each while it is typed', async () => {
    const input = { text: 'sales or delivery', language: 'en' as const };
    const { jobs } = await searchTypeahead({ database: test.database }, null, input);
    expect(jobs.map(({ title }) => title).sort()).toEqual(['Field sales', 'Food delivery']);
  });
});
