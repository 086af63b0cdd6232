import { describe, expect, it } from 'vitest';
import type { Attribute, SpokenJob } from './is-right.ts';
import { assertedExclusions, isOppositeJob, isShownAsUnapplied, type Term } from './opposites.ts';
import type { Exclusion } from './types.ts';

const term = (kind: string, value: string, more: Partial<Term> = {}): Term => ({
  kind,
  value,
  text: value,
  ...more,
});

/** One exclusion of each field, a term that asserts it, and one that does not. */
const FIELDS: readonly [Exclusion, Term, Term][] = [
  [{ profiles: ['cook'] }, term('JOB_PROFILE', 'cook'), term('JOB_PROFILE', 'tailor')],
  [{ profiles: ['cook'] }, term('JOB_PROFILE', 'cook/home-cook'), term('WORD', 'cook')],
  [{ subProfiles: ['home-cook'] }, term('JOB_PROFILE', 'cook/home-cook'), term('JOB_PROFILE', 'cook')],
  [{ skills: ['baking'] }, term('SKILL', 'baking'), term('WORD', 'baking')],
  [{ titleWords: ['helper'] }, term('WORD', 'Helpers'), term('WORD', 'cook')],
  [{ cities: ['pune'] }, term('CITY', 'pune'), term('CITY', 'mumbai')],
  [{ localities: ['pune/baner'] }, term('LOCALITY', 'pune/baner'), term('CITY', 'pune')],
  [{ jobType: 'PART_TIME' }, term('JOB_TYPE', 'PART_TIME'), term('JOB_TYPE', 'FULL_TIME')],
  [{ hours: ['DAY', 'NIGHT'] }, term('SHIFT', 'NIGHT'), term('SHIFT', 'ROTATING')],
  [{ workPlace: 'HOME' }, term('WORK_PLACE', 'HOME'), term('WORK_PLACE', 'ON_SITE')],
];

describe('assertedExclusions', () => {
  it.each(FIELDS)('finds %j asserted by %j and not by %j', (excluded, asserting, other) => {
    const expected = { profiles: [], excluded };
    expect(assertedExclusions([other, asserting], expected)).toHaveLength(1);
    expect(assertedExclusions([other], expected)).toEqual([]);
    expect(assertedExclusions([{ ...asserting, isNegated: true }], expected)).toEqual([]);
  });

  it('finds an assertion that is not applied, and nothing without exclusions', () => {
    const night = term('SHIFT', 'NIGHT', { isNegated: false, isApplied: false });
    expect(assertedExclusions([night], { profiles: [], excluded: { hours: ['NIGHT'] } })).toEqual([
      { field: 'hours', value: 'NIGHT' },
    ]);
    expect(assertedExclusions([night], { profiles: [] })).toEqual([]);
  });
});

describe('isShownAsUnapplied', () => {
  const night: Attribute = { field: 'hours', value: 'NIGHT' };
  it.each([
    [true, false, true],
    [true, true, false],
    [true, undefined, false],
    [false, false, false],
    [undefined, false, false],
    [undefined, undefined, false],
  ])('with isNegated %s and isApplied %s is %s', (isNegated, isApplied, expected) => {
    expect(isShownAsUnapplied([term('SHIFT', 'NIGHT', { isNegated, isApplied })], night)).toBe(expected);
  });

  it('accepts the profile of a sub-profile and a word for a skill, but no other value', () => {
    const no = { isNegated: true, isApplied: false };
    const waiter: Attribute = { field: 'subProfiles', value: 'waiter-steward' };
    expect(isShownAsUnapplied([term('JOB_PROFILE', 'cook', no)], waiter)).toBe(true);
    expect(isShownAsUnapplied([term('JOB_PROFILE', 'tailor', no)], waiter)).toBe(false);
    expect(isShownAsUnapplied([term('WORD', 'english', no)], { field: 'skills', value: 'x' })).toBe(true);
    expect(isShownAsUnapplied([term('WORD', 'night', no)], night)).toBe(false);
    expect(isShownAsUnapplied([term('SHIFT', 'DAY', no)], night)).toBe(false);
  });
});

describe('isOppositeJob', () => {
  const job = { jobType: 'PART_TIME', shift: 'NIGHT' } as SpokenJob;
  const expected = { profiles: [], excluded: { jobType: 'PART_TIME', hours: ['NIGHT'] } as const };
  const no = { isNegated: true, isApplied: false };
  const partTime = term('JOB_TYPE', 'PART_TIME', no);
  const night = term('SHIFT', 'NIGHT', no);

  it('needs each excluded attribute of the job to be shown as not applied', () => {
    expect(isOppositeJob(job, [], expected)).toBe(true);
    expect(isOppositeJob(job, [partTime], expected)).toBe(true);
    expect(isOppositeJob(job, [partTime, night], expected)).toBe(false);
    expect(isOppositeJob({ ...job, shift: null }, [partTime], expected)).toBe(false);
  });

  it('is false for a job without an excluded attribute', () => {
    expect(isOppositeJob({ ...job, jobType: 'FULL_TIME', shift: 'DAY' }, [], expected)).toBe(false);
    expect(isOppositeJob(job, [], { profiles: [] })).toBe(false);
  });
});
