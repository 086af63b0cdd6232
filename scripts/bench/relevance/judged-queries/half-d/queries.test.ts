import { jobProfiles } from '@nukkad/reference-data';
import { describe, expect, it } from 'vitest';
import type { WorkLanguage } from '../by-work/types.ts';
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
const KINDS_AT_LEAST: Readonly<Record<Exclude<SpokenKind, 'place' | 'gender'>, number>> = {
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
const idsOf = (is: (row: SpokenQuery) => boolean) => spokenQueries.filter(is).map(({ id }) => id);

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
