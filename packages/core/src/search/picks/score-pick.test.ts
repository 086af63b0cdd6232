import { describe, expect, it } from 'vitest';
import { PICK_POINTS, type PickCandidate, type SeekerTaste, scorePick } from './score-pick.ts';

const now = new Date('2026-11-21T06:00:00Z');
const taste: SeekerTaste = {
  interests: new Set(['cook']),
  pastProfiles: new Set(['delivery']),
  skills: new Set(['tandoor']),
  years: 1,
};
const job: PickCandidate = {
  profileKey: 'cook',
  skills: ['Tandoor'],
  minYears: 0,
  pay: { min: 18_000, max: 22_000 },
  distanceKm: 2.08,
  createdAt: now,
};

describe('scorePick', () => {
  it('gives at most 100 points, with reasons', () => {
    const best = { ...job, distanceKm: 0, pay: { min: 40_000, max: 40_000 } };
    const past = { ...taste, pastProfiles: new Set(['cook']) };
    expect(scorePick(best, past, 20_000, now).score).toBe(100);
    expect(Object.values<number>(PICK_POINTS).reduce((sum, points) => sum + points, 0)).toBe(100);
    expect(scorePick(job, taste, 20_000, now).reasons).toEqual([
      { kind: 'INTEREST', value: 'cook' },
      { kind: 'SKILL', value: 'Tandoor' },
      { kind: 'NEAR', value: '2.1' },
      { kind: 'NEW', value: null },
    ]);
  });

  it.each([
    ['another profile', { profileKey: 'teacher' }],
    ['farther away', { distanceKm: 20 }],
    ['older', { createdAt: new Date('2026-10-25T06:00:00Z') }],
    ['less pay', { pay: { min: 9000, max: 10_000 } }],
    ['no skill known', { skills: ['Baking'] }],
    ['more years asked than worked', { minYears: 4 }],
  ])('prefers the job to the same one with %s', (_name, change) => {
    const other = scorePick({ ...job, ...change }, taste, 20_000, now);
    expect(scorePick(job, taste, 20_000, now).score).toBeGreaterThan(other.score);
  });

  it.each([
    ['an interest', ['cook'], [], ['INTEREST']],
    ['past work', [], ['cook'], ['PROFILE']],
    ['an interest and past work', ['cook'], ['cook'], ['INTEREST']],
    ['neither', ['tailor'], ['driver'], []],
  ])('says once why a job of %s is picked', (_what, interests, past, kinds) => {
    const known = {
      ...taste,
      interests: new Set(interests),
      pastProfiles: new Set(past),
      skills: new Set<string>(),
    };
    const bare = { ...job, distanceKm: null, pay: { min: null, max: null }, createdAt: new Date(0) };
    expect(scorePick(bare, known, null, now).reasons.map(({ kind }) => kind)).toEqual(kinds);
  });

  it.each([
    [10, ['NEAR']],
    [10.01, []],
  ])('calls %s km near: %j', (distanceKm, kinds) => {
    const bare = { ...job, profileKey: 'teacher', skills: [], pay: { min: null, max: null } };
    const { reasons } = scorePick({ ...bare, distanceKm, createdAt: new Date(0) }, taste, null, now);
    expect(reasons.map(({ kind }) => kind)).toEqual(kinds);
  });

  it.each([
    [22_999, []],
    [23_000, ['PAY']],
  ])('calls a pay of %s good where 20 000 is usual: %j', (pay, kinds) => {
    const bare = { ...job, profileKey: 'teacher', skills: [], distanceKm: null, createdAt: new Date(0) };
    const { reasons } = scorePick({ ...bare, pay: { min: pay, max: pay } }, taste, 20_000, now);
    expect(reasons.map(({ kind }) => kind)).toEqual(kinds);
  });

  it('gives neutral scores for unknown facts', () => {
    const nobody = {
      interests: new Set<string>(),
      pastProfiles: new Set<string>(),
      skills: new Set<string>(),
      years: null,
    };
    const unknown = { ...job, distanceKm: null, pay: { min: null, max: null }, skills: [], minYears: 12 };
    expect(scorePick(unknown, nobody, null, now)).toEqual({
      score: 24,
      reasons: [{ kind: 'NEW', value: null }],
    });
  });
});
