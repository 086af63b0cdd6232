import { jobProfiles } from '@nukkad/reference-data';
import usualPay from '@nukkad/reference-data/data/usual-pay.json' with { type: 'json' };
import workKinds from '@nukkad/reference-data/data/work-kinds.json' with { type: 'json' };
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkPay, type PayFacts } from './check-pay.ts';
import { goodPayAfter, usualPayOf } from './usual-pay.ts';

/** An office boy's job in a city of three million. Good pay is 15,000 × 1.1 = 16,500 rupees. */
const peon: PayFacts = {
  jobType: 'FULL_TIME',
  profileKey: 'receptionist',
  subProfileKey: 'office-boy',
  payMin: 13_000,
  payMax: 15_000,
  experienceMinYears: 0,
  experienceMaxYears: null,
  population: 3_000_000,
  minimumWage: 12_500,
  lowestMinimumWage: 5_300,
};
const resultOf = (change: Partial<PayFacts>): string => {
  const { outcome, reason } = checkPay({ ...peon, ...change });
  return `${outcome} ${reason}`;
};

const USUAL = 'PASSED pay-plausible';
const LURE = 'FAILED too-good-to-be-true';
const TOO_LOW = 'FAILED below-minimum-wage';

describe('full-time pay', () => {
  it.each([
    // 95 % of the minimum wage, which is on record as a rounded figure.
    [11_874, 12_000, TOO_LOW],
    [11_875, 12_000, USUAL],
    [11_876, 12_000, USUAL],
    // The lower end may be 1.6 times good pay.
    [26_399, 26_400, USUAL],
    [26_400, 26_400, USUAL],
    [26_401, 26_401, LURE],
    // The upper end may be 2.5 times good pay.
    [13_000, 41_249, USUAL],
    [13_000, 41_250, USUAL],
    [13_000, 41_251, LURE],
    // What a reader saw on a peon's job.
    [90_000, 140_000, LURE],
    [null, 90_000, LURE],
    [90_000, null, LURE],
    [null, 26_400, USUAL],
    [null, 26_401, LURE],
    [null, 11_874, TOO_LOW],
    [1_500, 2_000, TOO_LOW],
    [null, null, 'NOT_DONE pay-not-told'],
  ])('from %s to %s: %s', (payMin, payMax, expected) => {
    expect(resultOf({ payMin, payMax })).toBe(expected);
  });

  it.each([
    [999_999, 24_000],
    [1_000_000, 26_400],
    [3_999_999, 26_400],
    [4_000_000, 30_000],
  ])('may be higher in a larger city: %i people, up to %i', (population, limit) => {
    expect(resultOf({ population, payMin: limit, payMax: limit })).toBe(USUAL);
    expect(resultOf({ population, payMin: limit + 1, payMax: limit + 1 })).toBe(LURE);
  });

  it('may be higher with experience: the lower end with the least, the upper end with the most', () => {
    // Good pay of a peon with ten years is 22,000 × 1.1 = 24,200 rupees.
    const ten = { experienceMinYears: 10, experienceMaxYears: null };
    expect(resultOf({ ...ten, payMin: 38_720, payMax: 60_500 })).toBe(USUAL);
    expect(resultOf({ ...ten, payMin: 38_721, payMax: 60_500 })).toBe(LURE);
    expect(resultOf({ ...ten, payMin: 38_720, payMax: 60_501 })).toBe(LURE);
    expect(resultOf({ ...ten, experienceMinYears: 30, payMin: 38_721 })).toBe(LURE);
    const upToTen = { experienceMinYears: 0, experienceMaxYears: 10 };
    expect(resultOf({ ...upToTen, payMin: 26_400, payMax: 60_500 })).toBe(USUAL);
    expect(resultOf({ ...upToTen, payMin: 26_401, payMax: 60_500 })).toBe(LURE);
    expect(resultOf({ ...upToTen, payMin: 26_400, payMax: 60_501 })).toBe(LURE);
  });

  it('is compared with the lowest minimum wage of India if the state has none on record', () => {
    const unknown = { minimumWage: null, payMax: null };
    expect(resultOf({ ...unknown, payMin: 5_034 })).toBe(TOO_LOW);
    expect(resultOf({ ...unknown, payMin: 5_035 })).toBe('PASSED pay-usual-no-wage-on-record');
    expect(resultOf({ ...unknown, payMin: 1, lowestMinimumWage: null })).toBe(
      'PASSED pay-usual-no-wage-on-record',
    );
  });
});

it.each([
  // 40 % of the tolerated minimum wage.
  [4_749, 5_000, TOO_LOW],
  [4_750, 5_000, USUAL],
  // 1.6 and 2.5 times 65 % of good full-time pay.
  [17_160, 26_812, USUAL],
  [17_161, 26_812, LURE],
  [17_160, 26_813, LURE],
  [90_000, 140_000, LURE],
])('part-time pay from %i to %i: %s', (payMin, payMax, expected) => {
  expect(resultOf({ jobType: 'PART_TIME', payMin, payMax })).toBe(expected);
});

// Decision: minimum wages do not apply to internships, so their pay never passes.
it.each([
  [0, null, 'FAILED stipend-far-below'],
  [1_999, 5_000, 'FAILED stipend-far-below'],
  [null, 1_999, 'FAILED stipend-far-below'],
  [2_000, null, 'NOT_DONE stipend-usual'],
  [5_000, 8_000, 'NOT_DONE stipend-usual'],
  // 1.6 and 2.5 times 60 % of good full-time pay.
  [15_840, 24_750, 'NOT_DONE stipend-usual'],
  [15_841, 24_750, 'FAILED stipend-far-above'],
  [15_840, 24_751, 'FAILED stipend-far-above'],
  [90_000, 140_000, 'FAILED stipend-far-above'],
  [null, null, 'NOT_DONE pay-not-told'],
])('a stipend from %s to %s: %s', (payMin, payMax, expected) => {
  expect(resultOf({ jobType: 'INTERNSHIP', payMin, payMax })).toBe(expected);
});

it('never accuses a job because it asks for more experience', () => {
  fc.assert(
    fc.property(fc.integer({ min: 12_000, max: 80_000 }), fc.nat(30), fc.nat(30), (payMin, a, b) => {
      const isUsual = (years: number) =>
        resultOf({ payMin, payMax: payMin, experienceMinYears: years }) === USUAL;
      expect(isUsual(Math.min(a, b)) && !isUsual(Math.max(a, b))).toBe(false);
    }),
  );
});

describe('usual pay', () => {
  const kinds = jobProfiles.flatMap(({ key, subProfiles }) =>
    subProfiles.map((sub) => [key, sub.key] as const),
  );

  it('is on record once for every sub-profile', () => {
    const recorded = usualPay.rows.map(({ profileKey, subProfileKey }) => `${profileKey}/${subProfileKey}`);
    expect(recorded).toEqual(kinds.map(([profile, part]) => `${profile}/${part}`));
  });

  it.each(kinds)('of %s, %s grows, and is the limit of the check', (profileKey, subProfileKey) => {
    const { start, senior } = usualPayOf(profileKey, subProfileKey);
    expect(senior).toBeGreaterThan(start);
    expect(senior).toBeLessThanOrEqual(start * 5);
    const work = { profileKey, subProfileKey, population: 100_000, minimumWage: null };
    const limit = start * 1.6;
    expect(resultOf({ ...work, payMin: limit, payMax: limit })).toBe('PASSED pay-usual-no-wage-on-record');
    expect(resultOf({ ...work, payMin: limit + 1, payMax: limit + 1 })).toBe(LURE);
  });

  it('is not below what demo employers offer a fresher', () => {
    const higher = workKinds.filter(
      (kind) => kind.fresherPay > usualPayOf(kind.profileKey, kind.subProfileKey).start,
    );
    expect(higher).toEqual([]);
  });

  it('of an unknown sub-profile is the highest of its profile, otherwise the highest of all work', () => {
    expect(usualPayOf('receptionist', null)).toEqual({ start: 28_000, senior: 70_000 });
    expect(usualPayOf('receptionist', 'new-work')).toEqual({ start: 28_000, senior: 70_000 });
    // Keys of another profile do not count.
    expect(usualPayOf('receptionist', 'home-cook')).toEqual({ start: 28_000, senior: 70_000 });
    expect(usualPayOf('new-profile', null)).toEqual({ start: 60_000, senior: 190_000 });
  });

  it('reaches the senior pay after ten years', () => {
    const usual = { start: 10_000, senior: 40_000 };
    expect([0, 5, 10, 11].map((years) => goodPayAfter(usual, years))).toEqual([
      10_000, 20_000, 40_000, 40_000,
    ]);
  });
});
