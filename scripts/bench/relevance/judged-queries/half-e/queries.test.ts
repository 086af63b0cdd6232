import { jobProfiles } from '@nukkad/reference-data';
import { describe, expect, it } from 'vitest';
import type { WorkLanguage } from '../by-work/types.ts';
import type { SpokenKind, SpokenQuery } from '../half-d/types.ts';
import { freshSpokenQueries } from './queries.ts';

/** The least number of queries, and of those that exclude something, in each language. */
const AT_LEAST: Readonly<Record<WorkLanguage, readonly [queries: number, exclusions: number]>> = {
  en: [150, 30],
  hi: [100, 20],
  mr: [100, 20],
  'hi-Latn': [60, 15],
  'mr-Latn': [30, 8],
  mixed: [30, 8],
};
const KINDS_AT_LEAST: Readonly<Record<SpokenKind, number>> = {
  work: 80,
  place: 50,
  pay: 15,
  hours: 30,
  workplace: 15,
  'job-type': 15,
  schooling: 30,
  experience: 15,
  rank: 8,
  gender: 15,
  noise: 30,
  combo: 25,
  negation: 110,
  harmless: 25,
};
const languages = Object.entries(AT_LEAST) as [WorkLanguage, readonly [number, number]][];
const kinds = Object.entries(KINDS_AT_LEAST) as [SpokenKind, number][];
const count = (is: (row: SpokenQuery) => boolean) => freshSpokenQueries.filter(is).length;

describe('the distribution of half E', () => {
  it.each(languages)('has enough queries and exclusions in %s', (language, [queries, exclusions]) => {
    expect(count((row) => row.language === language)).toBeGreaterThanOrEqual(queries);
    const excluding = count((row) => row.language === language && row.kind === 'negation');
    expect(excluding).toBeGreaterThanOrEqual(exclusions);
    expect(count((row) => row.language === language && row.hasError)).toBeGreaterThanOrEqual(4);
    expect(count((row) => row.language === language && row.kind === 'harmless')).toBeGreaterThanOrEqual(2);
  });

  it.each(kinds)('has enough queries of kind %s', (kind, atLeast) => {
    expect(count((row) => row.kind === kind)).toBeGreaterThanOrEqual(atLeast);
  });

  it('covers every profile, many sub-profiles and 25 cities', () => {
    const expected = freshSpokenQueries.map((row) => row.expect);
    expect(new Set(expected.flatMap(({ profiles }) => profiles))).toEqual(
      new Set(jobProfiles.map(({ key }) => key)),
    );
    expect(new Set(expected.flatMap(({ subProfiles = [] }) => subProfiles)).size).toBeGreaterThanOrEqual(60);
    expect(new Set(expected.flatMap(({ city }) => city ?? [])).size).toBeGreaterThanOrEqual(25);
  });
});
