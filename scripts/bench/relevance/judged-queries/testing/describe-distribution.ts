import { jobProfiles } from '@nukkad/reference-data';
import { describe, expect, it } from 'vitest';
import type { WorkLanguage } from '../by-work/types.ts';
import type { SpokenKind, SpokenQuery } from '../half-d/types.ts';

/** The least numbers of queries in a half of spoken sentences. */
export interface LeastNumbers {
  /** Queries, and those that exclude something, in each language. */
  readonly languages: Readonly<Record<WorkLanguage, readonly [queries: number, exclusions: number]>>;
  readonly kinds: Readonly<Record<SpokenKind, number>>;
}

/** Defines the tests that a half has enough queries of each language and kind, and covers profiles and cities. */
export function describeDistribution(
  half: string,
  queries: readonly SpokenQuery[],
  atLeast: LeastNumbers,
): void {
  const languages = Object.entries(atLeast.languages) as [WorkLanguage, readonly [number, number]][];
  const kinds = Object.entries(atLeast.kinds) as [SpokenKind, number][];
  const count = (is: (row: SpokenQuery) => boolean) => queries.filter(is).length;

  describe(`the distribution of half ${half}`, () => {
    it.each(languages)('has enough queries and exclusions in %s', (language, [least, exclusions]) => {
      expect(count((row) => row.language === language)).toBeGreaterThanOrEqual(least);
      const excluding = count((row) => row.language === language && row.kind === 'negation');
      expect(excluding).toBeGreaterThanOrEqual(exclusions);
      expect(count((row) => row.language === language && row.hasError)).toBeGreaterThanOrEqual(4);
      expect(count((row) => row.language === language && row.kind === 'harmless')).toBeGreaterThanOrEqual(2);
    });

    it.each(kinds)('has enough queries of kind %s', (kind, least) => {
      expect(count((row) => row.kind === kind)).toBeGreaterThanOrEqual(least);
    });

    it('covers every profile, many sub-profiles and 25 cities', () => {
      const expected = queries.map((row) => row.expect);
      expect(new Set(expected.flatMap(({ profiles }) => profiles))).toEqual(
        new Set(jobProfiles.map(({ key }) => key)),
      );
      expect(new Set(expected.flatMap(({ subProfiles = [] }) => subProfiles)).size).toBeGreaterThanOrEqual(
        60,
      );
      expect(new Set(expected.flatMap(({ city }) => city ?? [])).size).toBeGreaterThanOrEqual(25);
    });
  });
}
