import { cities, jobProfiles, localities, skills } from '@nukkad/reference-data';
import { describe, expect, it } from 'vitest';
import { workQueries } from './by-work/queries.ts';
import { tuningQueries } from './by-work/tuning.ts';
import { spokenQueries } from './half-d/queries.ts';
import type { SpokenQuery } from './half-d/types.ts';
import { freshSpokenQueries } from './half-e/queries.ts';
import { blindSpokenQueries } from './half-f/queries.ts';
import { refusalQueries } from './half-g/queries.ts';
import { judgedQueries } from './judged.ts';

const normalized = (text: string) => text.normalize('NFC').toLowerCase().trim().replace(/\s+/gu, ' ');
const written = [...Object.values(judgedQueries).flat(), ...workQueries, ...tuningQueries];
const halves = [
  {
    name: 'D',
    queries: spokenQueries,
    atLeast: 320,
    errorsAtLeast: 120,
    others: written,
  },
  {
    name: 'E',
    queries: freshSpokenQueries,
    atLeast: 500,
    errorsAtLeast: 110,
    others: [...written, ...spokenQueries],
  },
  {
    name: 'F',
    queries: blindSpokenQueries,
    atLeast: 550,
    errorsAtLeast: 160,
    others: [...written, ...spokenQueries, ...freshSpokenQueries],
  },
  {
    name: 'G',
    queries: refusalQueries,
    atLeast: 550,
    errorsAtLeast: 140,
    others: [...written, ...spokenQueries, ...freshSpokenQueries, ...blindSpokenQueries],
  },
] as const;

describe.each(halves)('half $name', ({ queries, atLeast, errorsAtLeast, others }) => {
  const count = (is: (row: SpokenQuery) => boolean) => queries.filter(is).length;

  it(`has at least ${atLeast} unique queries, ${errorsAtLeast} of them with errors`, () => {
    expect(queries.length).toBeGreaterThanOrEqual(atLeast);
    expect(count(({ hasError }) => hasError)).toBeGreaterThanOrEqual(errorsAtLeast);
    expect(new Set(queries.map(({ id }) => id)).size).toBe(queries.length);
    expect(new Set(queries.map(({ query }) => normalized(query))).size).toBe(queries.length);
    for (const { query } of queries) expect(query).toBe(normalized(query));
  });

  it('shares no text with the other halves', () => {
    const texts = new Set(others.map(({ query }) => normalized(query)));
    const repeated = queries.filter(({ query }) => texts.has(normalized(query)));
    expect(repeated.map(({ id }) => id)).toEqual([]);
  });

  it('has queries of 2 to 16 words', () => {
    const lengths = queries.map(({ query }) => query.split(' ').length);
    expect(Math.min(...lengths)).toBeGreaterThanOrEqual(2);
    expect(Math.max(...lengths)).toBeLessThanOrEqual(16);
  });

  it('has the intended text of exactly the queries with errors, and both expect the same', () => {
    const clean = new Map(queries.filter((row) => !row.hasError).map((row) => [row.query, row]));
    for (const { id, query, hasError, intended, expect: expected } of queries) {
      expect(intended !== undefined, id).toBe(hasError);
      if (intended === undefined) continue;
      expect(intended, id).not.toBe(query);
      const correct = clean.get(intended);
      if (correct !== undefined) expect(correct.expect, id).toEqual(expected);
    }
  });

  it('is in the script of its language; mixed queries have both scripts', () => {
    for (const { id, query, language } of queries) {
      const scripts = [/\p{Script=Devanagari}/u.test(query), /\p{Script=Latin}/u.test(query)];
      const isDevanagari = language === 'hi' || language === 'mr';
      expect(scripts, id).toEqual(language === 'mixed' ? [true, true] : [isDevanagari, !isDevanagari]);
    }
  });
});

describe.each(halves)('the expectations of half $name', ({ queries }) => {
  const profileBySub = new Map(
    jobProfiles.flatMap((row) => row.subProfiles.map((sub) => [sub.key, row.key])),
  );
  const profileKeys = new Set(jobProfiles.map(({ key }) => key));
  const citySlugs = new Set(cities.map(({ slug }) => slug));
  const places = new Set(localities.map(({ citySlug, slug }) => `${citySlug}/${slug}`));
  const skillKeys = new Set(skills.map(({ key }) => key));

  it('name only keys of the reference data', () => {
    for (const { id, expect: expected } of queries) {
      for (const key of expected.profiles) expect(profileKeys, id).toContain(key);
      for (const key of expected.subProfiles ?? [])
        expect(expected.profiles, id).toContain(profileBySub.get(key));
      for (const key of expected.skills ?? []) expect(skillKeys, id).toContain(key);
      if (expected.city !== undefined) expect(citySlugs, id).toContain(expected.city);
      if (expected.locality !== undefined)
        expect(places, id).toContain(`${expected.city}/${expected.locality}`);
      expect(Object.keys(expected).length > 1 || expected.profiles.length > 0, id).toBe(true);
    }
  });

  it('exclude only keys of the reference data, and nothing that they expect', () => {
    for (const { id, expect: expected } of queries) {
      const { excluded = {} } = expected;
      for (const key of excluded.profiles ?? []) expect(profileKeys, id).toContain(key);
      for (const key of excluded.subProfiles ?? []) expect([...profileBySub.keys()], id).toContain(key);
      for (const key of excluded.skills ?? []) expect(skillKeys, id).toContain(key);
      for (const slug of excluded.cities ?? []) expect(citySlugs, id).toContain(slug);
      for (const path of excluded.localities ?? []) expect(places, id).toContain(path);
      const refused = [
        ...(excluded.profiles ?? []),
        ...(excluded.subProfiles ?? []),
        ...(excluded.cities ?? []),
      ];
      for (const key of [...expected.profiles, ...(expected.subProfiles ?? []), expected.city])
        expect(refused, id).not.toContain(key);
      if (excluded.jobType !== undefined) expect(excluded.jobType, id).not.toBe(expected.jobType);
      if (expected.hours !== undefined) expect(excluded.hours ?? [], id).not.toContain(expected.hours);
    }
  });

  it('exclude something in exactly the negations', () => {
    const wrong = queries.filter(
      ({ kind, expect: { excluded } }) => (kind === 'negation') !== (excluded !== undefined),
    );
    expect(wrong.map(({ id }) => id)).toEqual([]);
  });
});
