import { cities, jobProfiles, localities, skills } from '@nukkad/reference-data';
import { describe, expect, it } from 'vitest';
import { workQueries } from '../by-work/queries.ts';
import { tuningQueries } from '../by-work/tuning.ts';
import type { WorkLanguage } from '../by-work/types.ts';
import { judgedQueries } from '../judged.ts';
import { spokenQueries } from './queries.ts';
import type { SpokenKind, SpokenQuery } from './types.ts';

/** The least number of queries, and of those that exclude something, in each language. */
const AT_LEAST: Readonly<Record<WorkLanguage, readonly [queries: number, exclusions: number]>> = {
  en: [100, 25],
  hi: [80, 25],
  mr: [80, 20],
  'hi-Latn': [50, 15],
  'mr-Latn': [30, 8],
  mixed: [30, 8],
};
const KINDS_AT_LEAST: Readonly<Record<SpokenKind, number>> = {
  work: 40,
  pay: 15,
  hours: 20,
  workplace: 15,
  'job-type': 12,
  schooling: 20,
  experience: 15,
  rank: 8,
  noise: 25,
  combo: 40,
  negation: 90,
  harmless: 20,
};
const languages = Object.entries(AT_LEAST) as [WorkLanguage, readonly [number, number]][];
const kinds = Object.entries(KINDS_AT_LEAST) as [SpokenKind, number][];
const count = (is: (row: SpokenQuery) => boolean) => spokenQueries.filter(is).length;
const normalized = (text: string) => text.normalize('NFC').toLowerCase().trim().replace(/\s+/gu, ' ');
const idsOf = (is: (row: SpokenQuery) => boolean) => spokenQueries.filter(is).map(({ id }) => id);

describe('half D', () => {
  it('has at least 320 unique queries, 120 of them with errors', () => {
    expect(spokenQueries.length).toBeGreaterThanOrEqual(320);
    expect(count(({ hasError }) => hasError)).toBeGreaterThanOrEqual(120);
    expect(new Set(spokenQueries.map(({ id }) => id)).size).toBe(spokenQueries.length);
    expect(new Set(spokenQueries.map(({ query }) => normalized(query))).size).toBe(spokenQueries.length);
    for (const { query } of spokenQueries) expect(query).toBe(normalized(query));
  });

  it('shares no text with the other halves', () => {
    const others = new Set(
      [...Object.values(judgedQueries).flat(), ...workQueries, ...tuningQueries].map(({ query }) =>
        normalized(query),
      ),
    );
    expect(idsOf(({ query }) => others.has(normalized(query)))).toEqual([]);
  });

  it('has queries of 2 to 16 words', () => {
    const lengths = spokenQueries.map(({ query }) => query.split(' ').length);
    expect(Math.min(...lengths)).toBeGreaterThanOrEqual(2);
    expect(Math.max(...lengths)).toBeLessThanOrEqual(16);
  });

  it('has the intended text of exactly the queries with errors, and both expect the same', () => {
    const clean = new Map(spokenQueries.filter((row) => !row.hasError).map((row) => [row.query, row]));
    for (const { id, query, hasError, intended, expect: expected } of spokenQueries) {
      expect(intended !== undefined, id).toBe(hasError);
      if (intended === undefined) continue;
      expect(intended, id).not.toBe(query);
      const correct = clean.get(intended);
      if (correct !== undefined) expect(correct.expect, id).toEqual(expected);
    }
  });

  it('is in the script of its language; mixed queries have both scripts', () => {
    for (const { id, query, language } of spokenQueries) {
      const scripts = [/\p{Script=Devanagari}/u.test(query), /\p{Script=Latin}/u.test(query)];
      const isDevanagari = language === 'hi' || language === 'mr';
      expect(scripts, id).toEqual(language === 'mixed' ? [true, true] : [isDevanagari, !isDevanagari]);
    }
  });
});

describe('the distribution of half D', () => {
  it.each(languages)('has enough queries and exclusions in %s', (language, [queries, exclusions]) => {
    expect(count((row) => row.language === language)).toBeGreaterThanOrEqual(queries);
    const excluding = count((row) => row.language === language && row.expect.excluded !== undefined);
    expect(excluding).toBeGreaterThanOrEqual(exclusions);
    expect(count((row) => row.language === language && row.hasError)).toBeGreaterThanOrEqual(10);
    expect(count((row) => row.language === language && row.kind === 'harmless')).toBeGreaterThanOrEqual(2);
  });

  it.each(kinds)('has enough queries of kind %s', (kind, atLeast) => {
    expect(count((row) => row.kind === kind)).toBeGreaterThanOrEqual(atLeast);
  });

  it('excludes something in exactly the negations, at least 90 of them', () => {
    expect(count(({ expect: { excluded } }) => excluded !== undefined)).toBeGreaterThanOrEqual(90);
    expect(
      idsOf(({ kind, expect: { excluded } }) => (kind === 'negation') !== (excluded !== undefined)),
    ).toEqual([]);
  });

  it('excludes each kind of attribute', () => {
    const fields = new Set(spokenQueries.flatMap(({ expect: { excluded } }) => Object.keys(excluded ?? {})));
    expect([...fields].sort()).toEqual([
      'cities',
      'hours',
      'jobType',
      'localities',
      'profiles',
      'skills',
      'subProfiles',
      'titleWords',
      'workPlace',
    ]);
  });

  it('covers every profile, many sub-profiles and 25 cities, and has queries without a city', () => {
    const expected = spokenQueries.map((row) => row.expect);
    expect(new Set(expected.flatMap(({ profiles }) => profiles))).toEqual(
      new Set(jobProfiles.map(({ key }) => key)),
    );
    expect(new Set(expected.flatMap(({ subProfiles = [] }) => subProfiles)).size).toBeGreaterThanOrEqual(80);
    const named = new Set(expected.flatMap(({ city }) => city ?? []));
    expect(named.size).toBeGreaterThanOrEqual(25);
    expect(expected.filter(({ city }) => city === undefined).length).toBeGreaterThanOrEqual(100);
  });
});

describe('the expectations of half D', () => {
  const profileBySub = new Map(
    jobProfiles.flatMap((row) => row.subProfiles.map((sub) => [sub.key, row.key])),
  );
  const profileKeys = new Set(jobProfiles.map(({ key }) => key));
  const citySlugs = new Set(cities.map(({ slug }) => slug));
  const places = new Set(localities.map(({ citySlug, slug }) => `${citySlug}/${slug}`));
  const skillKeys = new Set(skills.map(({ key }) => key));

  it('name only keys of the reference data', () => {
    for (const { id, expect: expected } of spokenQueries) {
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
    for (const { id, expect: expected } of spokenQueries) {
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
});
