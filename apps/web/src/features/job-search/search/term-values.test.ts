import { expect, test } from 'vitest';
import { filterOfTerm } from './term-values.ts';

test('values are read leniently', () => {
  expect(filterOfTerm({ kind: 'EXPERIENCE', value: '1-3' })).toEqual(['experienceYears', [1, 3]]);
  expect(filterOfTerm({ kind: 'PAY', value: 'FRESHER' })).toBeUndefined();
  expect(filterOfTerm({ kind: 'PAY', value: '20000-100000' })).toEqual(['pay', [20_000, 100_000]]);
  expect(filterOfTerm({ kind: 'JOB_TYPE', value: 'part_time' })).toEqual(['jobType', 'PART_TIME']);
  expect(filterOfTerm({ kind: 'JOB_TYPE', value: 'night' })).toBeUndefined();
  expect(filterOfTerm({ kind: 'EXPERIENCE', value: 'fresher' })).toEqual(['experience', 'FRESHER']);
  expect(filterOfTerm({ kind: 'QUALIFICATION', value: 'UG' })).toEqual(['qualification', 'UG']);
  expect(filterOfTerm({ kind: 'SHIFT', value: 'NIGHT' })).toEqual(['shift', 'NIGHT']);
  expect(filterOfTerm({ kind: 'SHIFT', value: 'NOON' })).toBeUndefined();
  expect(filterOfTerm({ kind: 'RADIUS', value: '5' })).toEqual(['radiusKm', 5]);
  expect(filterOfTerm({ kind: 'RADIUS', value: '100' })).toEqual(['radiusKm', 30]);
  expect(filterOfTerm({ kind: 'RADIUS', value: '0-5' })).toBeUndefined();
  expect(filterOfTerm({ kind: 'CITY', value: 'pune' })).toBeUndefined();
});
