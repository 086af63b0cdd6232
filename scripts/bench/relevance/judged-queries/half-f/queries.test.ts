import { describe, expect, it } from 'vitest';
import { describeDistribution } from '../testing/describe-distribution.ts';
import { blindSpokenQueries } from './queries.ts';

describeDistribution('F', blindSpokenQueries, {
  languages: {
    en: [180, 35],
    hi: [110, 25],
    mr: [110, 25],
    'hi-Latn': [60, 15],
    'mr-Latn': [35, 10],
    mixed: [40, 10],
  },
  kinds: {
    work: 120,
    place: 55,
    pay: 15,
    hours: 30,
    workplace: 15,
    'job-type': 15,
    schooling: 30,
    experience: 15,
    rank: 10,
    gender: 15,
    noise: 30,
    combo: 30,
    negation: 130,
    harmless: 30,
  },
});

describe('the exclusions of half F', () => {
  it('name each kind of attribute', () => {
    const fields = blindSpokenQueries.flatMap(({ expect: { excluded } }) => Object.keys(excluded ?? {}));
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
