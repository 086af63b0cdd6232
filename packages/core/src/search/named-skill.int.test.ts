import type { JobFilterInput, JobFilterOutput } from '@nukkad/contract';
import { searchLanguage } from '@nukkad/job-search';
import { createTestDatabase, type TestDatabase } from '@nukkad/testing';
import { findCity } from '@nukkad/testing/factories/build-city.ts';
import { buildCompany } from '@nukkad/testing/factories/build-company.ts';
import { buildJob } from '@nukkad/testing/factories/build-job.ts';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { filterJobs } from './filter-jobs.ts';

let test: TestDatabase;
let names: ReadonlyMap<string, string>;

/** Oldest first. */
const IN_NASHIK: readonly (readonly [title: string, subProfileKey: string, skills: readonly string[]])[] = [
  ['Python Developer', 'software-engineer', ['SQL']],
  ['PHP Developer', 'software-engineer', ['Python', 'SQL']],
  ['Junior Java Developer', 'software-engineer', ['Java']],
  ['React Developer', 'software-engineer', ['React']],
  ['Album artist', 'print-designer', ['Photoshop']],
  ['Logo artist', 'social-creative-designer', ['Canva']],
  ['Poster artist', 'print-designer', ['CorelDRAW']],
  ['Menu artist', 'social-creative-designer', ['Canva', 'InDesign']],
  ['Argon Welder', 'welder', ['Welding']],
  ['Fabricator', 'welder', ['Drawing Reading']],
];
/** Jobs of a named skill in their titles, and similar ones, in turn. Those of the neighbouring city are the newest. */
const IN_PUNE: typeof IN_NASHIK = [1, 2, 3, 4].flatMap((at) => [
  [`PHP Developer ${at}`, 'software-engineer', ['Python']],
  [`Python Developer ${at}`, 'software-engineer', ['SQL']],
  [`React Developer ${at}`, 'software-engineer', ['React']],
]);
const TRUCKS: typeof IN_NASHIK = [['Truck Driver', 'driver-heavy', []]];
const NEAR_PUNE: typeof IN_NASHIK = [
  ['Django Developer', 'software-engineer', ['Python']],
  ['Bus Driver, far', 'driver-heavy', []],
  ['Python Developer, far', 'software-engineer', ['SQL']],
];
const PROFILES: Readonly<Record<string, string>> = {
  'software-engineer': 'engineer',
  welder: 'technician',
  'driver-heavy': 'delivery',
};

beforeAll(async () => {
  test = await createTestDatabase();
  const { database } = test;
  const stored: [string, string][] = [];
  for (const [slug, jobs] of [
    ['nashik', IN_NASHIK],
    ['pune', [...IN_PUNE, ...TRUCKS]],
    ['pimpri-chinchwad', NEAR_PUNE],
  ] as const) {
    const { id: cityId, latitude, longitude } = await findCity(database, slug);
    const { id: companyId } = await buildCompany(database, { cityId, name: 'Ordinary Works' });
    for (const [at, [title, subProfileKey, skills]] of jobs.entries()) {
      const { id } = await buildJob(database, {
        cityId,
        latitude,
        longitude,
        companyId,
        title,
        subProfileKey,
        profileKey: PROFILES[subProfileKey] ?? 'graphic-designer',
        skills: [...skills],
        createdAt: new Date(Date.UTC(2026, 10, 1, 8, at)),
      });
      stored.push([id, title]);
    }
  }
  names = new Map(stored);
  await searchLanguage.refresh(database);
}, 120_000);

afterAll(() => test.drop());

const ask = (text: string, change: Partial<JobFilterInput> = {}): Promise<JobFilterOutput> =>
  filterJobs({ database: test.database }, null, { text, sortBy: 'NEWEST', page: 1, size: 20, ...change });
const titles = ({ jobs }: JobFilterOutput) => jobs.map(({ id }) => names.get(id));

describe('a skill in the name of an occupation', () => {
  it.each([
    ['python developer nashik', 'python'],
    ['python nashik', 'python'],
    ['पायथन डेवलपर नाशिक', 'पायथन'],
    ['पायथन डेव्हलपर नाशिक', 'पायथन'],
  ])('ranks the jobs that show it first, then those that only list it: %s', async (text, words) => {
    const answer = await ask(text);
    expect(titles(answer).slice(0, 4)).toEqual([
      'Python Developer',
      'PHP Developer',
      'React Developer',
      'Junior Java Developer',
    ]);
    expect(answer.steps?.slice(0, 3)).toMatchObject([
      { step: 'NAMED_WORK', from: 0 },
      { step: 'NEAR_IN_MEANING', from: 1 },
      { step: 'WITHOUT_WORDS', from: 2, words },
    ]);
  });

  it.each(['java developer nashik', 'जावा डेवलपर नाशिक', 'जावा डेव्हलपर नाशिक'])(
    'counts also as one of two names of the occupation: %s',
    async (text) => {
      const answer = await ask(text);
      expect(titles(answer)[0]).toBe('Junior Java Developer');
      expect(answer.steps?.[1]).toMatchObject({ step: 'WITHOUT_WORDS', from: 1 });
    },
  );

  it.each([
    ['photoshop designer nashik', 'photoshop'],
    ['photoshop ka kaam nashik', 'photoshop'],
    ['फोटोशॉप का काम नाशिक', 'फोटोशॉप'],
  ])('counts also if no title shows it: %s', async (text, words) => {
    const answer = await ask(text);
    expect(titles(answer)).toHaveLength(4);
    expect(titles(answer)[0]).toBe('Album artist');
    expect(answer.steps?.slice(0, 2)).toMatchObject([
      { step: 'NAMED_WORK', from: 0 },
      { step: 'WITHOUT_WORDS', from: 1, words },
    ]);
  });

  it('changes nothing if most jobs of the occupation have it', async () => {
    const answer = await ask('welding ka kaam nashik');
    expect(titles(answer)).toEqual(['Fabricator', 'Argon Welder']);
    expect(answer.steps).toBeUndefined();
  });

  it('does not change the order by distance', async () => {
    const near = await ask('python developer nashik', { sortBy: 'NEAREST' });
    expect(titles(near).slice(0, 2).toSorted()).toEqual(['PHP Developer', 'Python Developer']);
    expect(near.jobs.map(({ distanceKm }) => distanceKm)).toEqual(
      near.jobs.map(({ distanceKm }) => distanceKm).toSorted((a, b) => Number(a) - Number(b)),
    );
  });

  it.each(['NEWEST', 'NEAREST'] as const)(
    'is read in pages of any sizes with nothing twice and nothing left out, %s first',
    async (sortBy) => {
      const whole = titles(await ask('python developer nashik', { sortBy }));
      await fc.assert(
        fc.asyncProperty(fc.array(fc.integer({ min: 1, max: 5 }), { minLength: 1 }), async (sizes) => {
          const read: (string | undefined)[] = [];
          let cursor: string | null | undefined;
          for (let at = 0; cursor !== null; at += 1) {
            const size = sizes[at % sizes.length] ?? 1;
            const page: JobFilterOutput = await ask('python developer nashik', { sortBy, size, cursor });
            expect(page.jobs.length).toBeLessThanOrEqual(size);
            read.push(...titles(page));
            cursor = page.nextCursor;
          }
          expect(read).toEqual(whole);
        }),
        { numRuns: 20 },
      );
    },
  );
});

describe('pages of jobs that show the skill in their titles, and of similar ones', () => {
  const text = 'python developer pune';
  const shown = [4, 3, 2, 1].map((at) => `Python Developer ${at}`).concat('Python Developer, far');
  const similar = [
    'PHP Developer 4',
    'PHP Developer 3',
    'PHP Developer 2',
    'PHP Developer 1',
    'Django Developer',
  ];
  const others = [4, 3, 2, 1].map((at) => `React Developer ${at}`);

  /** Reads all pages. Returns the titles under their headings, one heading for each run of the same step. */
  async function readPages(size: number) {
    const groups: { step: string | undefined; titles: (string | undefined)[] }[] = [];
    let cursor: string | null | undefined;
    while (cursor !== null) {
      const page: JobFilterOutput = await ask(text, { size, cursor });
      for (const [at, title] of titles(page).entries()) {
        const step = page.steps?.findLast(({ from }) => from <= at)?.step;
        const last = groups.at(-1);
        if (last !== undefined && last.step === step) last.titles.push(title);
        else groups.push({ step, titles: [title] });
      }
      cursor = page.nextCursor;
    }
    return groups;
  }

  // Five show the word, five are similar: pages that end just before, at and just after each group, and smaller ones.
  it.each([1, 2, 3, 4, 5, 6, 9, 10, 11, 20])('of %i have all of the kind first', async (size) => {
    const groups = await readPages(size);
    const read = groups.flatMap((group) => group.titles);
    expect(read.slice(0, 10).toSorted()).toEqual([...shown, ...similar].toSorted());
    expect(read.slice(0, 5)).toEqual(shown);
    expect(read.slice(10)).toEqual(others);
    const headed = (step: string) => groups.filter((group) => group.step === step);
    expect(headed('NEAR_IN_MEANING').map((group) => group.titles.toSorted())).toEqual([similar.toSorted()]);
    expect(headed('WITHOUT_WORDS').flatMap((group) => group.titles)).toEqual(others);
  });

  it('are not in this order if the word is no skill: other drivers of the city come before bus drivers farther away', async () => {
    expect(titles(await ask('bus driver pune'))).toEqual(['Truck Driver', 'Bus Driver, far']);
  });

  it('count only those of the kind if they fill the page', async () => {
    const page = await ask(text, { size: 3 });
    const all = await ask(text, { size: 20 });
    expect([page.total, all.total]).toEqual([5, 14]);
  });
});
