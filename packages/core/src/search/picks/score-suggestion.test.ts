import { expect, it } from 'vitest';
import {
  type LikeJob,
  SUGGESTION_POINTS,
  type SuggestionCandidate,
  scoreSuggestion,
} from './score-suggestion.ts';

const now = new Date('2026-11-21T06:00:00Z');
const shown: LikeJob = {
  title: 'Tandoor cook',
  profileKey: 'cook',
  subProfileKey: 'tandoor-cook',
  jobType: 'FULL_TIME',
  pay: { min: 20_000, max: 20_000 },
};
const twin: SuggestionCandidate = {
  ...shown,
  pay: { min: 30_000, max: 30_000 },
  distanceKm: 0,
  createdAt: now,
};

it('gives all points to an identical job nearby with better pay, with reasons', () => {
  const { score, reasons } = scoreSuggestion(twin, shown, now);
  expect(score).toBe(100);
  expect(Object.values<number>(SUGGESTION_POINTS).reduce((sum, points) => sum + points, 0)).toBe(100);
  expect(reasons.map(({ kind }) => kind)).toEqual(['SAME_TITLE', 'NEAR', 'PAY']);
});

it.each([
  ['other work', { subProfileKey: 'chef' }],
  ['another title', { title: 'तंदूर कुक चाहिए' }],
  ['a long way', { distanceKm: 25 }],
  ['another type', { jobType: 'PART_TIME' }],
])('puts %s behind', (_name, change) => {
  expect(scoreSuggestion({ ...twin, ...change }, shown, now).score).toBeLessThan(100);
});

it('gives the profile as reason if the title differs', () => {
  const { reasons } = scoreSuggestion({ ...twin, title: 'Chef', distanceKm: null }, shown, now);
  expect(reasons[0]).toEqual({ kind: 'PROFILE', value: 'cook' });
});

it.each([
  ['10.0', 10, ['NEAR']],
  ['10.1', 10.1, []],
])('names the distance as reason up to ten kilometres: %s', (_text, distanceKm, kinds) => {
  const { reasons } = scoreSuggestion({ ...twin, pay: shown.pay, distanceKm }, shown, now);
  expect(reasons.map(({ kind }) => kind)).toEqual(['SAME_TITLE', ...kinds]);
});

it.each([
  [22_900, []],
  [23_000, ['PAY']],
  [30_000, ['PAY']],
])('names the pay as reason from 15 percent above the shown job on: %s', (pay, kinds) => {
  const job = { ...twin, pay: { min: pay, max: pay }, distanceKm: null };
  const { reasons } = scoreSuggestion(job, shown, now);
  expect(reasons.map(({ kind }) => kind)).toEqual(['SAME_TITLE', ...kinds]);
});

it.each([
  ['Tandoor cook wanted now', ['SAME_TITLE']],
  ['Tandoor cook wanted right now', ['PROFILE']],
])('names the title as reason if half of its words are the same: %s', (title, kinds) => {
  const job = { ...twin, title, pay: shown.pay, distanceKm: null };
  expect(scoreSuggestion(job, shown, now).reasons.map(({ kind }) => kind)).toEqual(kinds);
});
