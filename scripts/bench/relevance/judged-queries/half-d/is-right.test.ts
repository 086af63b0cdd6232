import { describe, expect, it } from 'vitest';
import { attributesOf, excludedAttributesOf, hasWordStart, isRightJob, type SpokenJob } from './is-right.ts';
import type { Exclusion, SpokenExpectation } from './types.ts';

/** A part-time mess cook's job at night in Hadapsar, Pune, up to 16,000 rupees, at no stated place of work. */
const job: SpokenJob = {
  title: 'Mess Cook - Hadapsar',
  profileKey: 'cook',
  subProfileKey: 'mess-cook',
  skills: ['Indian Cooking'],
  citySlug: 'pune',
  localitySlug: 'hadapsar',
  latitude: 18.5,
  longitude: 73.94,
  salaryMax: 16_000,
  jobType: 'PART_TIME',
  experienceMin: 0,
  experienceMax: 3,
  qualification: null,
  shift: 'NIGHT',
  workPlace: null,
};
const cook = { profiles: ['cook'] };
const right = (changes: Partial<SpokenJob>, expected: Partial<SpokenExpectation>) =>
  isRightJob({ ...job, ...changes }, { ...cook, ...expected });

describe('the conditions of isRightJob', () => {
  it('include those of the other halves', () => {
    expect(right({}, {})).toBe(true);
    expect(right({}, { profiles: ['tailor'] })).toBe(false);
    expect(right({}, { subProfiles: ['home-cook'] })).toBe(false);
    expect(right({}, { city: 'pune', locality: 'hadapsar' })).toBe(true);
    expect(right({}, { city: 'mumbai' })).toBe(false);
    expect(right({}, { jobType: 'FULL_TIME' })).toBe(false);
    expect(right({}, { experience: 0 })).toBe(true);
    expect(right({ experienceMin: 1 }, { experience: 0 })).toBe(false);
    expect(right({ qualification: 'HSSC' }, { qualification: 'SSC' })).toBe(false);
  });

  it.each([
    [15_999, true],
    [16_000, true],
    [16_001, false],
  ])('compare the highest pay of 16,000 with %d: %s', (payAtLeast, expected) => {
    expect(right({}, { payAtLeast })).toBe(expected);
  });

  it.each([
    ['HOME', 'HOME', true],
    ['HOME', 'BOTH', true],
    ['HOME', 'ON_SITE', false],
    ['HOME', null, false],
    ['ON_SITE', 'ON_SITE', true],
    ['ON_SITE', 'BOTH', true],
    ['ON_SITE', 'HOME', false],
    ['ON_SITE', null, false],
  ] as const)('ask for %s of a job with the work place %s: %s', (asked, workPlace, expected) => {
    expect(right({ workPlace }, { workPlace: asked })).toBe(expected);
  });

  it.each(['MORNING', 'DAY', 'EVENING', 'NIGHT', 'ROTATING', 'WEEKEND'] as const)(
    'accept only the hours %s',
    (hours) => {
      expect(right({ shift: hours }, { hours })).toBe(true);
      expect(right({ shift: hours === 'DAY' ? 'NIGHT' : 'DAY' }, { hours })).toBe(false);
      expect(right({ shift: null }, { hours })).toBe(false);
    },
  );

  it.each([
    ['Cook', true, true],
    ['Senior Cook', false, true],
    ['Sr. Cook', false, true],
    ['Kitchen Manager', false, true],
    ['वरिष्ठ आचारी पाहिजे', false, true],
    ['Cook Trainee', true, false],
    ['Cook (Fresher)', true, true],
    ['सहायक रसोइया चाहिए', true, false],
    ['Internet Heading Cook', true, true],
  ])('refuse the opposite rank in "%s": junior %s, senior %s', (title, junior, senior) => {
    expect(right({ title }, { rank: 'JUNIOR' })).toBe(junior);
    expect(right({ title }, { rank: 'SENIOR' })).toBe(senior);
  });

  it.each([
    [null, true],
    ['SSC', false],
    ['HSSC', false],
    ['UG', false],
    ['PG', false],
  ] as const)('accept without schooling a job that asks for %s: %s', (qualification, expected) => {
    expect(right({ qualification }, { schooling: 'NONE' })).toBe(expected);
  });
});

describe('the exclusions of isRightJob', () => {
  it.each<[Exclusion, Partial<SpokenJob>]>([
    [{ profiles: ['tailor', 'cook'] }, { profileKey: 'delivery' }],
    [{ subProfiles: ['mess-cook'] }, { subProfileKey: 'home-cook' }],
    [{ skills: ['indian-cooking'] }, { skills: ['Baking'] }],
    [{ titleWords: ['mes'] }, { title: 'Home Cook' }],
    [{ cities: ['pune'] }, { citySlug: 'pimpri-chinchwad' }],
    [{ localities: ['pune/hadapsar'] }, { localitySlug: 'kothrud' }],
    [{ jobType: 'PART_TIME' }, { jobType: 'FULL_TIME' }],
    [{ hours: ['ROTATING', 'NIGHT'] }, { shift: null }],
  ])('refuse a job that has %j, and accept it with %j', (excluded, changes) => {
    const expected = { profiles: [], excluded };
    expect(isRightJob(job, expected)).toBe(false);
    expect(isRightJob({ ...job, ...changes }, expected)).toBe(true);
  });

  it.each([
    ['HOME', 'HOME', false],
    ['HOME', 'BOTH', true],
    ['HOME', 'ON_SITE', true],
    ['HOME', null, true],
    ['ON_SITE', 'ON_SITE', false],
    ['ON_SITE', 'BOTH', true],
  ] as const)('exclude the work place %s: a job with %s is right: %s', (excluded, workPlace, expected) => {
    expect(right({ workPlace }, { excluded: { workPlace: excluded } })).toBe(expected);
  });

  it('need only one excluded attribute, and name all that a job has', () => {
    const excluded: Exclusion = { jobType: 'PART_TIME', hours: ['DAY', 'NIGHT'], cities: ['mumbai'] };
    expect(right({}, { excluded })).toBe(false);
    expect(excludedAttributesOf(job, excluded)).toEqual([
      { field: 'jobType', value: 'PART_TIME' },
      { field: 'hours', value: 'NIGHT' },
    ]);
    expect(excludedAttributesOf(job, undefined)).toEqual([]);
  });

  it('lists one attribute for each value', () => {
    expect(attributesOf({ profiles: ['a', 'b'], workPlace: 'HOME' })).toEqual([
      { field: 'profiles', value: 'a' },
      { field: 'profiles', value: 'b' },
      { field: 'workPlace', value: 'HOME' },
    ]);
  });

  it('does not accept an excluded job that misses a condition either', () => {
    expect(right({}, { payAtLeast: 20_000, excluded: { jobType: 'INTERNSHIP' } })).toBe(false);
  });
});

describe('hasWordStart', () => {
  it.each([
    ['Delivery Helper', 'help', true],
    ['HELPER', 'helper', true],
    ['हेल्पर चाहिए', 'हेल्पर', true],
    ['Whelper', 'helper', false],
    ['Cook', 'helper', false],
  ])('"%s" begins a word with "%s": %s', (text, start, expected) => {
    expect(hasWordStart(text, start)).toBe(expected);
  });
});
