import { describeDistribution } from '../testing/describe-distribution.ts';
import { freshSpokenQueries } from './queries.ts';

describeDistribution('E', freshSpokenQueries, {
  languages: {
    en: [150, 30],
    hi: [100, 20],
    mr: [100, 20],
    'hi-Latn': [60, 15],
    'mr-Latn': [30, 8],
    mixed: [30, 8],
  },
  kinds: {
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
  },
});
