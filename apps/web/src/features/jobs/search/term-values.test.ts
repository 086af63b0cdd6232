import { expect, test } from 'vitest';
import { experienceOf, jobTypeOf, qualificationOf, rangeOf } from './term-values.ts';

test('values are read leniently', () => {
  expect(rangeOf('1-3')).toEqual([1, 3]);
  expect(rangeOf('FRESHER')).toBeNull();
  expect(jobTypeOf('part_time')).toBe('PART_TIME');
  expect(jobTypeOf('night')).toBeUndefined();
  expect(experienceOf('fresher')).toBe('FRESHER');
  expect(qualificationOf('UG')).toBe('UG');
});
