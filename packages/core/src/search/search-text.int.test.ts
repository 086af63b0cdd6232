import type { JobFilterInput } from '@nukkad/contract';
import { searchLanguage } from '@nukkad/job-search';
import { normalText } from '@nukkad/language/text/normal-text.ts';
import { createTestDatabase, type TestDatabase } from '@nukkad/testing';
import { buildCandidate } from '@nukkad/testing/factories/build-candidate.ts';
import { findCity } from '@nukkad/testing/factories/build-city.ts';
import { buildCompany } from '@nukkad/testing/factories/build-company.ts';
import { buildJob } from '@nukkad/testing/factories/build-job.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { filterJobs } from './filter-jobs.ts';
import { rememberCompany, rememberJob } from './remember-search.ts';
import { searchTypeahead } from './search-typeahead.ts';
import { readSearchStart } from './typeahead/read-search-start.ts';

let test: TestDatabase;
let ids: Record<string, string>;
let companyId: string;

const now = new Date('2026-11-21T06:00:00Z');
const filter = (text: string, change: Partial<JobFilterInput> = {}): JobFilterInput => ({
  text,
  sortBy: 'NEWEST',
  page: 1,
  size: 10,
  ...change,
});

beforeAll(async () => {
  test = await createTestDatabase();
  const { database } = test;
  const pune = await findCity(database, 'pune');
  const delhi = await findCity(database, 'delhi');
  companyId = (await buildCompany(database, { cityId: pune.id, name: 'Zanzibar Tiffins Pvt. Ltd.' })).id;
  const build = async (name: string, change: Parameters<typeof buildJob>[1]): Promise<[string, string]> => {
    const { latitude, longitude, id: cityId } = pune;
    const job = await buildJob(database, { cityId, latitude, longitude, skills: [], companyId, ...change });
    return [name, job.id];
  };
  const { id: cityId, latitude, longitude } = delhi;
  ids = Object.fromEntries([
    await build('cook', { title: 'रसोइया चाहिए' }),
    await build('poor', { title: 'Cook', payMin: 9000, payMax: 10_000 }),
    await build('delhi', { title: 'Cook', cityId, latitude, longitude }),
    await build('electrician', {
      title: 'Wireman',
      profileKey: 'technician',
      subProfileKey: 'electrician',
      skills: ['Night Shift'],
    }),
    await build('welder', { title: 'Argon welder', profileKey: 'technician', subProfileKey: 'welder' }),
    await build('closed', { title: 'Cook', status: 'CLOSED' }),
  ]);
  await searchLanguage.refresh(database);
}, 120_000);

afterAll(() => test.drop());

const found = async (input: JobFilterInput): Promise<string[]> => {
  const { jobs } = await filterJobs(test, null, input);
  return jobs.map(({ id }) => Object.entries(ids).find(([, known]) => known === id)?.[0] ?? id).sort();
};
const inOrder = async (input: JobFilterInput): Promise<string[]> => {
  const { jobs } = await filterJobs(searchDeps(), null, input);
  return jobs.map(({ id }) => Object.entries(ids).find(([, known]) => known === id)?.[0] ?? id);
};
const searchDeps = () => ({ database: test.database });

describe('the text of a filter', () => {
  it.each(['rasoiya pune', 'रसोइया पुणे', 'पुण्यात स्वयंपाकी', 'cok in poona', 'swaympaki pune'])(
    'understands "%s"',
    async (text) => {
      expect(await found(filter(text))).toEqual(['cook', 'poor']);
    },
  );

  it('shows what it understood, and narrows by it', async () => {
    const answer = await filterJobs(searchDeps(), null, filter('cook job pune 15000'));
    expect(answer.understood).toEqual([
      {
        kind: 'JOB_PROFILE',
        text: 'cook',
        value: 'cook',
        names: { en: 'Cook', hi: 'रसोइया', mr: 'स्वयंपाकी' },
        spans: [[0, 4]],
      },
      {
        kind: 'CITY',
        text: 'pune',
        value: 'pune',
        names: { en: 'Pune', hi: 'पुणे', mr: 'पुणे' },
        position: { latitude: expect.closeTo(18.52, 1), longitude: expect.closeTo(73.86, 1) },
        spans: [[9, 13]],
      },
      { kind: 'PAY', text: '15000', value: '15000-100000', spans: [[14, 19]] },
    ]);
    expect(answer.jobs.map(({ id }) => id)).toEqual([ids.cook]);
  });

  it('names sub-profiles and parts of cities, and says of which city', async () => {
    const namesOf = async (text: string, change: Partial<JobFilterInput> = {}) => {
      const { understood } = await filterJobs(searchDeps(), null, filter(text, change));
      return understood.map(({ names }) => names?.en);
    };
    expect(await namesOf('bijli mistri Wakad')).toEqual(['Electrician', 'Wakad, Pune']);
    expect(await namesOf('electrician wakad pune')).toEqual(['Electrician', 'Wakad', 'Pune']);
    expect(await namesOf('security guard')).toEqual(['Security Guard']);
    // Several kinds of drivers: all are of one profile.
    expect(await namesOf('driver')).toEqual(['Delivery & Driver']);
    expect(await namesOf('argon')).toEqual([undefined]);
  });

  it('does not name the typed work if another work was set by hand', async () => {
    const of = async (text: string) =>
      (await filterJobs(searchDeps(), null, filter(text, { jobProfile: 'technician' }))).understood;
    expect(await of('cook')).toEqual([]);
    expect(await of('electrician')).toMatchObject([{ kind: 'JOB_PROFILE' }]);
  });

  it('searches a small circle around a part of a city, unless a distance is set', async () => {
    expect(await found(filter('cook wakad'))).toEqual([]);
    expect(await found(filter('cook wakad', { radiusKm: 30 }))).toEqual(['cook', 'poor']);
  });

  it('finds a sub-profile whatever the title says, and the words of skills and companies', async () => {
    expect((await inOrder(filter('bijli mistri pune')))[0]).toBe('electrician');
    expect(await found(filter('argon'))).toEqual(['welder']);
    expect(await found(filter('zanzibar', { jobProfile: 'technician' }))).toEqual(['electrician', 'welder']);
  });

  it('puts jobs that have all words first, then those that lack some', async () => {
    const { jobs } = await filterJobs(searchDeps(), null, filter('argon cook pune'));
    expect(jobs.map(({ id }) => id).sort()).toEqual([ids.cook, ids.poor].sort());
    expect((await inOrder(filter('night shift electrician pune')))[0]).toBe('electrician');
  });

  it('puts jobs that only have its words behind a kind of work, then others of its profile', async () => {
    const nagpur = await findCity(test.database, 'nagpur');
    const { latitude, longitude, id: cityId } = nagpur;
    const { id: worksId } = await buildCompany(test.database, { cityId, name: 'Plain Works' });
    const build = (title: string, profileKey: string, subProfileKey: string) =>
      buildJob(test.database, {
        cityId,
        latitude,
        longitude,
        skills: [],
        companyId: worksId,
        title,
        profileKey,
        subProfileKey,
      });
    const exact = await build('Fitter of cables', 'technician', 'electrician');
    const worded = await build('Electrician for the store', 'buyer-planner', 'store-keeper');
    const alike = await build('Pipes', 'technician', 'plumber');
    await searchLanguage.refresh(test.database);
    const answer = await filterJobs(searchDeps(), null, filter('electrician nagpur'));
    expect(answer.jobs.map(({ id }) => id)).toEqual([exact.id, worded.id, alike.id]);
    expect(answer.total).toBe(3);
    const none = await filterJobs(searchDeps(), null, filter('carpenter nagpur'));
    expect(none.jobs).toEqual([]);
    expect(none.loosen).not.toEqual([]);
    // The count includes the jobs of the later steps, as the list does.
    const dear = await filterJobs(searchDeps(), null, filter('electrician nagpur 95000'));
    expect(dear.loosen).toContainEqual({ filter: 'part', part: '95000', total: 3, isTotalCapped: false });
    // The count does not depend on the page size, although a later step begins only if a page has room left.
    for (const size of [1, 2, 3]) {
      const list = await filterJobs(searchDeps(), null, filter('electrician nagpur', { size }));
      const { loosen } = await filterJobs(searchDeps(), null, filter('electrician nagpur 95000', { size }));
      expect(loosen.find(({ part }) => part === '95000')?.total, `${size}`).toBe(list.total);
    }
    await test.database.query('DELETE FROM job WHERE company_id = $1::uuid', [worksId]);
  });

  it('keeps filters set by hand, and never suggests to drop a whole sentence', async () => {
    expect(await found(filter('cook pune', { pay: [0, 12_000] }))).toEqual(['poor']);
    const unmatched = await filterJobs(searchDeps(), null, filter('qqqq wwww', { city: 'Pune' }));
    expect(unmatched.jobs).toEqual([]);
    expect(unmatched.loosen).toEqual([]);
    const one = await filterJobs(searchDeps(), null, filter('qqqqwwww', { city: 'Pune' }));
    expect(one.loosen.map(({ filter }) => filter)).toEqual(['text']);
    // No pair is suggested: both words together are the whole text.
    expect(unmatched.loosenTogether).toEqual([]);
  });

  it('names the part of a text that excludes all jobs, and counts the jobs without it', async () => {
    const dear = await filterJobs(
      searchDeps(),
      null,
      filter('cook job pune 90000', { jobType: 'FULL_TIME' }),
    );
    expect(dear.loosen).toEqual([{ filter: 'part', part: '90000', total: 2, isTotalCapped: false }]);
    const far = await filterJobs(searchDeps(), null, filter('electrician delhi'));
    expect(far.loosen).toEqual([
      // The electrician, then the welder.
      { filter: 'part', part: 'delhi', total: 2, isTotalCapped: false },
      { filter: 'part', part: 'electrician', total: 1, isTotalCapped: false },
    ]);
    const close = await filterJobs(searchDeps(), null, filter('cook wakad 12000'));
    expect(close.loosen.map(({ filter, part }) => part ?? filter)).toEqual(['wakad', 'radius']);
  });

  it('names a pair of parts if dropping one alone does not help', async () => {
    const { loosen, loosenTogether } = await filterJobs(
      searchDeps(),
      null,
      filter('cook pune 90000', { jobType: 'INTERNSHIP', qualification: 'PG', radiusKm: 1 }),
    );
    expect(loosen).toEqual([]);
    expect(loosenTogether).toEqual([]);
    const two = await filterJobs(searchDeps(), null, filter('cook pune 90000', { jobType: 'INTERNSHIP' }));
    expect(two.loosenTogether).toEqual([
      { filters: [{ filter: 'part', part: '90000' }, { filter: 'jobType' }], total: 2, isTotalCapped: false },
    ]);
  });

  it('counts relaxed searches as the list does: optional words are dropped if few jobs have them', async () => {
    const { loosen } = await filterJobs(searchDeps(), null, filter('argon cook pune 90000'));
    expect(loosen).toContainEqual({ filter: 'part', part: '90000', total: 2, isTotalCapped: false });
  });

  it('pages through all jobs without repeating one', async () => {
    const first = await filterJobs(searchDeps(), null, filter('cook', { size: 1 }));
    const second = await filterJobs(
      searchDeps(),
      null,
      filter('cook', { size: 1, cursor: first.nextCursor ?? undefined }),
    );
    const third = await filterJobs(
      searchDeps(),
      null,
      filter('cook', { size: 1, cursor: second.nextCursor ?? undefined }),
    );
    const pages = [first, second, third].flatMap(({ jobs }) => jobs.map(({ id }) => id));
    expect(new Set(pages)).toEqual(new Set([ids.cook, ids.poor, ids.delhi]));
    expect(third.nextCursor).toBeNull();
  });

  it('finds a renamed company by its new name', async () => {
    await test.database.query(`UPDATE company SET name = 'Quokka Meals' WHERE id = $1::uuid`, [companyId]);
    await searchLanguage.refresh(test.database);
    expect(await found(filter('quokka', { jobProfile: 'technician' }))).toEqual(['electrician', 'welder']);
    expect(await found(filter('zanzibar', { jobProfile: 'technician' }))).toEqual([]);
    const { companies } = await searchTypeahead(searchDeps(), null, { text: 'quok', language: 'en' });
    expect(companies.map(({ name }) => name)).toEqual(['Quokka Meals']);
  });
});

describe('search typeahead', () => {
  it('completes the word that is being typed, and shows closed jobs behind the others', async () => {
    const { jobs, understood } = await searchTypeahead(searchDeps(), null, {
      text: 'rasoiy',
      city: 'Pune',
      language: 'en',
    });
    expect(jobs.map(({ id }) => id)).toEqual(expect.arrayContaining([ids.cook, ids.poor, ids.delhi]));
    expect(jobs.at(-1)).toMatchObject({ id: ids.closed, status: 'CLOSED' });
    expect(understood[0]).toMatchObject({ kind: 'JOB_PROFILE', value: 'cook' });
  });

  it('shows new jobs nearby before anything is typed', async () => {
    const { jobs } = await searchTypeahead(searchDeps(), null, { text: '', city: 'Pune', language: 'en' });
    expect(jobs.map(({ id }) => id)).not.toContain(ids.delhi);
    expect(jobs).toHaveLength(4);
  });

  it('remembers opened results, the latest first and each once', async () => {
    const { id } = await buildCandidate(test.database);
    const deps = (second: number) => ({
      ...searchDeps(),
      clock: { now: () => new Date(now.getTime() + second * 1000) },
    });
    await rememberJob(deps(1), id, ids.cook ?? '');
    await rememberJob(deps(2), id, ids.welder ?? '');
    await rememberJob(deps(3), id, ids.cook ?? '');
    await rememberCompany(deps(4), id, companyId);
    const start = await readSearchStart(test.database, id, {});
    expect(start.recentJobs.map((job) => job.id)).toEqual([ids.cook, ids.welder]);
    expect(start.recentCompanies.map((company) => company.id)).toEqual([companyId]);
    const nobody = '0199b3f2-7c1a-7d10-9a51-2f6c1d0e4b11';
    await expect(rememberJob(deps(5), id, nobody)).rejects.toMatchObject({ code: 'JOB_REMOVED' });
    await expect(rememberCompany(deps(6), id, nobody)).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });
});

it('cuts text into words as the database does', async () => {
  const texts = [
    'B.Com/M.Com – पढ़ाई १२वीं (Urgent)! Chef’s ₹20,000',
    'Two-wheeler & Map_GPS "use" \t\n x',
    'मुँबई\u200dपुणे क़लम ज़रूरी फ़ौज ॲप ऑफिस।',
    '\u0958\u095c\u0921\u093c $5 a^b é',
    'A/C-Technician, P.F. + E.S.I.',
  ];
  const rows = await test.database.query<{ text: string }>(
    'SELECT search_text(given) AS text FROM unnest($1::text[]) WITH ORDINALITY AS t (given, at) ORDER BY at',
    [texts],
  );
  expect(rows.map(({ text }) => text)).toEqual(texts.map(normalText));
});
