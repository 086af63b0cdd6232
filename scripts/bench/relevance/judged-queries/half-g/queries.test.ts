import { describe, expect, it } from 'vitest';
import { describeDistribution } from '../testing/describe-distribution.ts';
import { refusalQueries } from './queries.ts';

describeDistribution('G', refusalQueries, {
  languages: {
    en: [180, 90],
    hi: [110, 60],
    mr: [100, 55],
    'hi-Latn': [60, 30],
    'mr-Latn': [40, 20],
    mixed: [40, 20],
  },
  kinds: {
    work: 25,
    place: 9,
    pay: 6,
    hours: 5,
    workplace: 12,
    'job-type': 2,
    schooling: 18,
    experience: 12,
    rank: 5,
    gender: 8,
    noise: 10,
    combo: 6,
    negation: 300,
    harmless: 110,
  },
});

describe('the sentences of half G', () => {
  const written = refusalQueries.filter(({ hasError }) => !hasError);

  it('are at least 320, most of them refusals or sentences that look like one', () => {
    expect(written.length).toBeGreaterThanOrEqual(320);
    const refusals = written.filter(({ kind }) => kind === 'negation' || kind === 'harmless');
    expect(refusals.length).toBeGreaterThanOrEqual(0.6 * written.length);
    expect(written.filter(({ kind }) => kind === 'harmless').length).toBeGreaterThanOrEqual(50);
  });

  it('exclude each kind of attribute', () => {
    const fields = refusalQueries.flatMap(({ expect: { excluded } }) => Object.keys(excluded ?? {}));
    expect([...new Set(fields)].sort()).toEqual([
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
});
