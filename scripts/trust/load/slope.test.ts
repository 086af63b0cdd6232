import { expect, it } from 'vitest';
import { growthRatio, slopeOf } from './slope.ts';

it('is the growth per sample', () => {
  expect(slopeOf([1, 3, 5, 7])).toBeCloseTo(2);
  expect(slopeOf([4, 4, 4])).toBe(0);
  expect(slopeOf([9, 6, 3])).toBeCloseTo(-3);
  expect(slopeOf([5])).toBe(0);
});

it('is compared with the mean of the last two thirds', () => {
  expect(growthRatio([0, 50, 100, 100, 100, 100])).toBe(0);
  expect(growthRatio([1, 1, 90, 100, 110, 120])).toBeCloseTo(30 / 105);
  expect(growthRatio([1, 1, 120, 110, 100, 90])).toBeCloseTo(-30 / 105);
});
