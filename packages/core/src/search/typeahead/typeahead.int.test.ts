import type { Language, SearchInput } from '@nukkad/contract';
import { searchLanguage } from '@nukkad/job-search';
import { createTestDatabase, type TestDatabase } from '@nukkad/testing';
import { findCity } from '@nukkad/testing/factories/build-city.ts';
import { buildCompany } from '@nukkad/testing/factories/build-company.ts';
import { buildJob } from '@nukkad/testing/factories/build-job.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { filterJobs } from '../filter-jobs.ts';
import { searchTypeahead } from '../search-typeahead.ts';

let test: TestDatabase;

const minutesAgo = (minutes: number) => new Date(Date.now() - minutes * 60_000);

beforeAll(async () => {
  test = await createTestDatabase();
  const { database } = test;
  const pune = await findCity(database, 'pune');
  const nashik = await findCity(database, 'nashik');
  const companyId = (await buildCompany(database, { cityId: pune.id, name: 'Zeenat Caterers' })).id;
  const build = (title: string, subProfileKey: string, minutes: number, change: object = {}) =>
    buildJob(database, {
      title,
      companyId,
      skills: [],
      profileKey: 'cook',
      subProfileKey,
      cityId: pune.id,
      latitude: pune.latitude,
      longitude: pune.longitude,
      createdAt: minutesAgo(minutes),
      ...change,
    });
  await build('वेटर पाहिजे', 'waiter-steward', 1);
  await build('Hiring for Dosa Master', 'indian-chef', 2);
  await build('Tandoori Chef', 'tandoor-chef', 3);
  await build('Cook for a mess', 'mess-cook', 4);
  await build('मेस के लिए रसोइया चाहिए', 'mess-cook', 5);
  const { latitude, longitude, id: cityId } = nashik;
  await build('Home Cook', 'home-cook', 0, { latitude, longitude, cityId });
  await build('Cook, gone', 'mess-cook', 6, { status: 'CLOSED' });
  // Nobody sees these, not even as closed jobs.
  for (const [statusReason, status] of [
    ['removed-as-fake', 'CLOSED'],
    ['awaiting-moderation', 'PAUSED'],
    ['moderation-refused', 'PAUSED'],
    ['withdrawn-unmoderated', 'CLOSED'],
  ])
    await build(`Cook, ${statusReason}`, 'mess-cook', 5.5, { status, statusReason });
  await build('Delivery Boy', 'food-delivery', 7, { profileKey: 'delivery' });
  await build('Peon', 'office-boy', 8, { profileKey: 'receptionist' });
  await searchLanguage.refresh(database);
}, 120_000);

afterAll(() => test.drop());

const marked = (text: string, spans: readonly (readonly [number, number])[] = []) =>
  spans.map((span) => text.slice(...span));

function ask(text: string, language: Language = 'en', more: Partial<SearchInput> = {}) {
  return searchTypeahead({ database: test.database }, null, { text, city: 'Pune', language, ...more });
}

/** Returns each job as "title [marked] fits …". */
async function rows(text: string, language?: Language): Promise<string[]> {
  const { jobs } = await ask(text, language);
  return jobs.map(({ title, marks }) => {
    const parts = marked(title, marks?.title).map((part) => `[${part}]`);
    return [title, ...parts, ...(marks?.fits ? [`fits ${marks.fits}`] : [])].join(' ');
  });
}

describe('the marked part of a suggestion', () => {
  it('is the work in the title, found by meaning, or else the name of the work', async () => {
    expect(await rows('स्वयंपाकी पुण्यात')).toEqual([
      'Tandoori Chef [Chef]',
      'Cook for a mess [Cook]',
      'मेस के लिए रसोइया चाहिए [रसोइया]',
      'Hiring for Dosa Master fits Cook',
      'Home Cook [Cook]',
      'वेटर पाहिजे fits Cook',
      'Cook, gone [Cook]',
    ]);
  });

  it.each(['rasoiya', 'cok', 'रसोइया', 'rasoi', 'स्वयं', 'swaympaki'])(
    'exists for "%s", with cooks before waiters',
    async (text) => {
      const found = await rows(text, 'mr');
      const at = (title: string) => found.findIndex((row) => row.startsWith(title));
      expect(found[at('Cook for a mess')]).toBe('Cook for a mess [Cook]');
      expect(found[at('मेस')]).toContain('[रसोइया]');
      expect(found[at('वेटर')]).toBe('वेटर पाहिजे fits स्वयंपाकी');
      expect(at('Cook for a mess')).toBeLessThan(at('वेटर'));
      expect(at('Home Cook')).toBeGreaterThan(at('Hiring'));
    },
  );

  it('is the typed prefix, in company names too', async () => {
    expect(await rows('deliv')).toEqual(['Delivery Boy [Deliv]']);
    const { companies } = await ask('zeen');
    expect(companies.map(({ name, marks }) => marked(name, marks))).toEqual([['Zeen']]);
    const heard = await ask('झीनत');
    expect(heard.companies.map(({ name, marks }) => marked(name, marks))).toEqual([['Zeenat']]);
  });

  it('is the city if the text names it', async () => {
    const { jobs } = await ask('rasoiya pune');
    expect(new Set(jobs.map(({ city, marks }) => `${city} ${marks?.isCity}`))).toEqual(
      new Set(['Pune true', 'Nashik false']),
    );
  });

  it('is empty if nothing was typed', async () => {
    const { jobs, suggestions } = await ask('');
    expect(jobs.every(({ marks }) => marks === undefined)).toBe(true);
    expect(suggestions).toEqual([]);
  });
});

describe('suggested meanings', () => {
  const suggested = async (text: string, language?: Language) =>
    (await ask(text, language)).suggestions.map(({ name, marks, text: wording, jobProfile, city }) => ({
      name,
      marked: marked(name, marks),
      leadsTo: [jobProfile ?? wording, city].filter(Boolean).join(', '),
    }));

  it('name the work in the reader’s language', async () => {
    expect(await suggested('rasoiya', 'hi')).toEqual([
      { name: 'रसोइया', marked: ['रसोइया'], leadsTo: 'cook' },
    ]);
    expect(await suggested('wetar')).toEqual([
      { name: 'Waiter & Steward', marked: ['Waiter'], leadsTo: 'Waiter & Steward' },
    ]);
    expect((await suggested('deliv')).map(({ name, marked: [part] }) => `${name}: ${part}`)).toEqual([
      'Delivery & Driver: Deliv',
      'Courier & Parcel Delivery: Deliv',
      'Delivery Hub Supervisor: Deliv',
    ]);
  });

  it('name the work in the typed city, and places', async () => {
    expect(await suggested('cook nashik')).toEqual([
      { name: 'Cook', marked: ['Cook'], leadsTo: 'cook, Nashik' },
    ]);
    expect((await suggested('nashi', 'mr')).map(({ name, leadsTo }) => `${name}: ${leadsTo}`)).toEqual([
      'नाशिक: Nashik',
      'नाशिक रोड: Nashik Road, Nashik',
    ]);
    expect(await suggested('hadaps')).toEqual([
      { name: 'Hadapsar', marked: ['Hadaps'], leadsTo: 'Hadapsar, Pune' },
    ]);
  });

  it('are absent if the text has more than work and place, or names a company', async () => {
    expect(await suggested('cook 20000')).toEqual([]);
    expect(await suggested('zeenat')).toEqual([]);
    expect((await suggested('pu')).map(({ name }) => name)).toEqual([
      'Pune',
      'Purchase Executive',
      'Puducherry',
    ]);
  });

  // "Cook in Pune" would be another search than "cook in Hadapsar".
  it('are absent if the text names work in a part of a city', async () => {
    expect(await suggested('cook hadapsar')).toEqual([]);
    expect(await suggested('हडपसर स्वयंपाकी', 'mr')).toEqual([]);
  });

  it('lead to exactly those jobs', async () => {
    const [first] = (await ask('tandoo')).suggestions;
    const again = await ask(first?.text ?? '');
    expect(again.understood).toMatchObject([{ kind: 'JOB_PROFILE', value: 'cook/tandoor-chef' }]);
  });
});

describe('an unfinished word', () => {
  it.each([
    ['hi', ['कार और वैन ड्राइवर', 'ट्रक और टेम्पो ड्राइवर']],
    ['mr', ['कार आणि व्हॅन ड्रायव्हर', 'ट्रक आणि टेम्पो ड्रायव्हर']],
  ] as const)('means drivers before draughtsmen, in %s', async (language, drivers) => {
    const { suggestions } = await ask('ड्रा', language);
    expect(suggestions.slice(0, 2).map(({ name }) => name)).toEqual(drivers);
  });
});

describe('a text for which only the list finds jobs', () => {
  it('suggests the similar jobs that the list shows', async () => {
    const { jobs } = await ask('maid pune');
    const listed = await filterJobs({ database: test.database }, null, {
      text: 'maid pune',
      city: 'Pune',
      sortBy: 'NEWEST',
      page: 1,
      size: 10,
    });
    expect(listed.jobs.length).toBeGreaterThan(0);
    expect(jobs.map(({ id }) => id).sort()).toEqual(listed.jobs.map(({ id }) => id).sort());
  });

  it('suggests the newest jobs for a text that says nothing about them', async () => {
    const [kaam, empty] = await Promise.all([ask('kaam'), ask('')]);
    expect(kaam.jobs.map(({ id }) => id)).toEqual(empty.jobs.map(({ id }) => id));
    expect(kaam.suggestions).toEqual([]);
  });
});

it('a misspelt word means only the companies with the most similar names', async () => {
  for (const name of ['Zorbana Foods', 'Zorbena Tiles']) await buildCompany(test.database, { name });
  await searchLanguage.refresh(test.database);
  const namesOf = async (text: string) => (await ask(text)).companies.map(({ name }) => name);
  expect(await namesOf('zorbxna')).toEqual(['Zorbana Foods']);
  expect((await namesOf('zorb')).toSorted()).toEqual(['Zorbana Foods', 'Zorbena Tiles']);
});
