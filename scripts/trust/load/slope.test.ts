import { expect, it } from 'vitest';
import { secondHalfGrowth, slopeOf } from './slope.ts';

it('is the growth per sample', () => {
  expect(slopeOf([1, 3, 5, 7])).toBeCloseTo(2);
  expect(slopeOf([4, 4, 4])).toBe(0);
  expect(slopeOf([9, 6, 3])).toBeCloseTo(-3);
  expect(slopeOf([5])).toBe(0);
});

it('ignores the first half', () => {
  expect(secondHalfGrowth([0, 50, 100, 100, 100, 100])).toBe(0);
  expect(secondHalfGrowth([9, 9, 9, 10, 12, 14])).toBeCloseTo(4);
});
