import type { JobFilterInput, JobFilterOutput } from '@nukkad/contract';
import { searchLanguage } from '@nukkad/job-search';
import { createTestDatabase, type TestDatabase } from '@nukkad/testing';
import { findCity } from '@nukkad/testing/factories/build-city.ts';
import { buildCompany } from '@nukkad/testing/factories/build-company.ts';
import { buildJob } from '@nukkad/testing/factories/build-job.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { toAppError } from '../errors/to-app-error.ts';
import { filterJobs } from './filter-jobs.ts';
import { searchTypeahead } from './search-typeahead.ts';

let test: TestDatabase;
let names: ReadonlyMap<string, string>;

const WORKS: readonly [count: number, title: string, profileKey: string, subProfileKey: string][] = [
  [3, 'Family meals', 'cook', 'home-cook'],
  [2, 'Cook wanted', 'buyer-planner', 'store-keeper'],
  [4, 'Table service', 'cook', 'waiter-steward'],
  [2, 'X-Ray', 'technician', 'lab-medical-technician'],
  [2, 'Kitchen in charge', 'cook', 'head-chef'],
  [1, 'Link building', 'digital-marketing', 'seo-executive'],
  [1, 'Instagram pages', 'digital-marketing', 'social-media'],
  [1, 'Payroll and people', 'human-resources', 'hr-executive'],
  [1, 'Letters and files', 'human-resources', 'admin-executive'],
  [1, 'Packing', 'buyer-planner', 'warehouse-executive'],
  [1, 'Suits', 'tailor', 'mens-tailor'],
  [1, 'Counter of a bank', 'finance', 'bank-branch'],
  [1, 'Office of a school', 'teacher', 'school-coordinator'],
];

beforeAll(async () => {
  test = await createTestDatabase();
  const { database } = test;
  const pune = await findCity(database, 'pune');
  const nashik = await findCity(database, 'nashik');
  const { id: companyId } = await buildCompany(database, { cityId: pune.id, name: 'Plain Works' });
  const stored: [string, string][] = [];
  const build = async (
    city: typeof pune,
    title: string,
    profileKey: string,
    subProfileKey: string,
    ofCompany = companyId,
  ) => {
    const { id: cityId, latitude, longitude } = city;
    const place = { cityId, latitude, longitude, companyId: ofCompany };
    const { id } = await buildJob(database, { ...place, title, profileKey, subProfileKey, skills: [] });
    stored.push([id, title]);
  };
  for (const [count, title, profile, part] of WORKS) {
    for (let at = 0; at < count; at += 1) await build(pune, title, profile, part);
  }
  await build(nashik, 'Nurse for a camp', 'technician', 'lab-medical-technician');
  await build(nashik, 'Staff of a camp', 'counselor', 'visa-counselor');
  await build(nashik, 'Bus Driver', 'delivery', 'driver-heavy');
  await build(nashik, 'Truck Driver', 'delivery', 'driver-heavy');
  await build(nashik, 'Nights at a gate', 'safety-management', 'security-guard');
  await build(nashik, 'Head of guards', 'safety-management', 'security-supervisor');
  await build(nashik, 'Alarms', 'safety-management', 'fire-safety');
  const lonavala = await findCity(database, 'lonavala');
  const home = await buildCompany(database, { cityId: lonavala.id, name: 'Asha Nursing Home' });
  await build(lonavala, 'Carpenter', 'counselor', 'visa-counselor', home.id);
  names = new Map(stored);
  await searchLanguage.refresh(database);
}, 120_000);

afterAll(() => test.drop());

const filter = (text: string, change: Partial<JobFilterInput> = {}): JobFilterInput => ({
  text,
  sortBy: 'NEWEST',
  page: 1,
  size: 30,
  ...change,
});
const ask = (input: JobFilterInput) => filterJobs({ database: test.database }, null, input);
const titles = ({ jobs }: Pick<JobFilterOutput, 'jobs'>) => jobs.map(({ id }) => names.get(id) ?? id);
/** Returns the distinct job titles of each step. A search with few results continues with wider steps. */
const shown = (answer: JobFilterOutput): [string, string[]][] => {
  const all = titles(answer);
  const steps = answer.steps ?? [{ step: 'NAMED_WORK', from: 0 }];
  return steps.map(({ step, from }, at) => [step, [...new Set(all.slice(from, steps[at + 1]?.from))]]);
};

describe('the steps of a search', () => {
  it('begin with matching titles, then other jobs of that work', async () => {
    const answer = await ask(filter('bus driver nashik'));
    expect(shown(answer)).toEqual([
      ['NAMED_WORK', ['Bus Driver']],
      ['WITHOUT_WORDS', ['Truck Driver']],
    ]);
    expect(answer.steps?.[1]?.words).toBe('bus');
    expect(shown(await ask(filter('driver nashik')))[0]?.[1]).toHaveLength(2);
  });

  it('show similar work before the rest of the profile, and never on its own', async () => {
    expect(shown(await ask(filter('security guard nashik')))).toEqual([
      ['NAMED_WORK', ['Nights at a gate']],
      ['NEAR_IN_MEANING', ['Head of guards']],
      ['SAME_PROFILE', ['Alarms']],
    ]);
    expect(titles(await ask(filter('security guard pune')))).toEqual([]);
  });

  it('do not take one word of an unknown work for another work', async () => {
    expect(shown(await ask(filter('staff nurse nashik')))[0]).toEqual(['NAMED_WORK', ['Nurse for a camp']]);
  });

  it('begin with the work that was named, then its words, then its profile', async () => {
    const answer = await ask(filter('cook pune'));
    expect(shown(answer)).toEqual([
      ['NAMED_WORK', ['Kitchen in charge', 'Family meals']],
      ['SAME_PROFILE', ['Table service']],
    ]);
    expect(answer.steps?.[1]).toMatchObject({ from: 5, names: { en: 'Cook', hi: 'रसोइया' } });
    expect(answer.total).toBe(9);
    expect(shown(await ask(filter('home cook pune')))).toEqual([
      ['NAMED_WORK', ['Family meals']],
      ['SAME_PROFILE', ['Kitchen in charge', 'Table service']],
    ]);
  });

  it('match only the words that occur in jobs', async () => {
    const { steps } = await ask(filter('seo pune'));
    expect(steps?.map(({ step }) => step)).toEqual(['NAMED_WORK', 'SAME_PROFILE']);
    const worded = await ask(filter('charge cook pune'));
    expect(worded.steps).toMatchObject([
      { step: 'NAMED_WORK', from: 0 },
      { step: 'WITHOUT_WORDS', from: 2, words: 'charge' },
      { step: 'SAME_PROFILE', from: 5 },
    ]);
  });

  it.each([
    ['cook', 'Table service'],
    ['hr', 'Letters and files'],
    ['seo', 'Instagram pages'],
    ['helper', 'Kitchen in charge'],
    ['tailer', 'Counter of a bank'],
  ])('of %s do not begin with the other work %s', async (text, other) => {
    const [first] = shown(await ask(filter(`${text} pune`)));
    expect(first?.[0]).toBe('NAMED_WORK');
    expect(first?.[1]).not.toContain(other);
    expect(first?.[1].length).toBeGreaterThan(0);
  });

  it('include the whole profile if it was chosen by hand', async () => {
    const { steps, total } = await ask({ ...filter('pune'), jobProfile: 'cook' });
    expect([steps, total]).toEqual([undefined, 9]);
  });

  it('look beyond the circle for the work itself, and for its profile only if the work is nowhere', async () => {
    const beyond = async (text: string) => {
      const { jobs, nearby } = await ask(filter(text));
      return [jobs.length, ...[...new Set(nearby.map(({ id }) => names.get(id)))].toSorted()];
    };
    expect(await beyond('home cook nagpur')).toEqual([0, 'Family meals']);
    expect(await beyond('cook nagpur')).toEqual([0, 'Family meals', 'Kitchen in charge']);
    expect(await beyond('teacher nagpur')).toEqual([0, 'Office of a school']);
    expect(await beyond('ladies tailor nagpur')).toEqual([0]);
  });

  it.each([1, 2, 4, 5, 6, 8])(
    'are read in pages of %i with nothing twice, each row in its step',
    async (size) => {
      const whole = await ask(filter('cook pune'));
      const read: string[] = [];
      const steps: string[] = [];
      for (let cursor: string | null | undefined; cursor !== null; ) {
        const page: JobFilterOutput = await ask(filter('cook pune', { size, cursor }));
        read.push(...page.jobs.map(({ id }) => id));
        steps.push(
          ...page.jobs.map(
            (_job, at) => page.steps?.findLast(({ from }) => from <= at)?.step ?? 'NAMED_WORK',
          ),
        );
        cursor = page.nextCursor;
      }
      expect(read).toEqual(whole.jobs.map(({ id }) => id));
      expect(steps).toEqual([...Array(5).fill('NAMED_WORK'), ...Array(4).fill('SAME_PROFILE')]);
    },
  );

  it('can be read by page number too', async () => {
    const whole = titles(await ask(filter('cook pune')));
    const pages = await Promise.all([1, 2, 3].map((page) => ask(filter('cook pune', { page, size: 4 }))));
    expect(pages.flatMap(titles)).toEqual(whole);
  });

  it('refuse a cursor that belongs to no step', async () => {
    const { nextCursor } = await ask(filter('cook pune', { size: 6 }));
    const parts = Buffer.from(nextCursor ?? '', 'base64url')
      .toString()
      .split('|');
    // The cursor is in step 3, the jobs that contain the words: after the work itself, before its profile.
    expect(parts.at(-1)).toBe('3');
    const broken = Buffer.from([...parts.slice(0, -1), 'x'].join('|')).toString('base64url');
    const refused = await ask(filter('cook pune', { size: 6, cursor: broken })).catch(toAppError);
    expect(refused).toMatchObject({ status: 400 });
    const none = Buffer.from([...parts.slice(0, -1), '9'].join('|')).toString('base64url');
    expect((await ask(filter('cook pune', { size: 6, cursor: none }))).jobs).toEqual([]);
  });
});

describe('a work that the portal does not have', () => {
  it('is found in the words of a job, whatever the job’s profile', async () => {
    const answer = await ask(filter('nurse nashik'));
    expect(shown(answer)).toEqual([['NAMED_WORK', ['Nurse for a camp']]]);
    expect(answer.missingWork).toBeUndefined();
    expect(answer.understood.map(({ kind }) => kind)).toEqual(['WORD', 'CITY']);
  });

  it('is reported missing, with similar work in a step of its own', async () => {
    const answer = await ask(filter('nurse pune'));
    expect(shown(answer)).toEqual([['NEAR_IN_MEANING', ['X-Ray']]]);
    expect(answer.missingWork).toBe('nurse');
    // There is one within 200 km.
    expect(answer.nearby.map(({ id }) => names.get(id))).toEqual(['Nurse for a camp']);
  });

  it.each(['nurse', 'staff nurse'])(
    'is reported missing for %s if only a company has it in its name',
    async (text) => {
      const answer = await ask(filter(`${text} lonavala`));
      expect(shown(answer)).toEqual([['ONLY_WORDS', ['Carpenter']]]);
      // The heading names the word that the company's name shows.
      expect(answer).toMatchObject({ missingWork: text, steps: [{ words: 'nursing' }] });
    },
  );

  it('is reported missing if no job names it and nothing similar exists', async () => {
    const answer = await ask(filter('astrologer pune'));
    expect(answer).toMatchObject({ jobs: [], total: 0, missingWork: 'astrologer' });
    expect(answer.loosen.length).toBeGreaterThan(0);
  });

  it('may be an unknown word: jobs found without it are not presented as matches', async () => {
    const answer = await ask(filter('qqzzkkv pune'));
    expect(answer.steps).toMatchObject([{ step: 'WITHOUT_WORDS', from: 0, words: 'qqzzkkv' }]);
    expect(answer.missingWork).toBe('qqzzkkv');
  });

  it('may be a known work, if only the work can be the reason why nothing is found', async () => {
    const answer = await ask(filter('security guard lonavala'));
    expect(answer).toMatchObject({ jobs: [], missingWork: 'security guard' });
    const narrowed = [{ jobType: 'PART_TIME' }, { pay: [30_000, 40_000] }] as const;
    for (const chosen of narrowed) {
      const { jobs, missingWork } = await ask({ ...filter('security guard lonavala'), ...chosen });
      expect({ jobs, missingWork }).toEqual({ jobs: [], missingWork: undefined });
    }
    for (const text of ['security guard 10th pass lonavala', 'security guard without english lonavala'])
      expect(await ask(filter(text))).toMatchObject({ jobs: [], missingWork: undefined });
  });

  it('leads to no suggestion of another work in the typeahead', async () => {
    const { suggestions, understood } = await searchTypeahead({ database: test.database }, null, {
      text: 'beautician',
      city: 'Pune',
      language: 'en',
    });
    expect(suggestions).toEqual([]);
    expect(understood.map(({ kind }) => kind)).toEqual(['WORD']);
  });
});
