import { expect, test } from 'vitest';
import { isRefinement, JOB_FILTER_NAMES, jobFilter, refinementsOf, withoutChosen } from './job-filters.ts';

test('every filter has a turn of its own to be given up, but for those that go with another', () => {
  const turns = JOB_FILTER_NAMES.map((name) => [name, jobFilter(name).relax] as const);
  const own = turns.filter(([name]) => !isRefinement(jobFilter(name)));
  expect(own.filter(([, turn]) => turn === undefined)).toEqual([]);
  expect(new Set(own.map(([, turn]) => turn)).size).toBe(own.length);
  expect(own.toSorted(([, a = 0], [, b = 0]) => a - b).map(([name]) => name)).toEqual([
    'pay',
    'experience',
    'qualification',
    'shift',
    'jobType',
    'radiusKm',
    'jobProfile',
  ]);
});

test('the years go with the experience that they narrow', () => {
  expect(refinementsOf('experience')).toEqual(['experienceYears']);
  expect(refinementsOf('pay')).toEqual([]);
  expect(withoutChosen('experience')).toEqual({ experience: undefined, experienceYears: undefined });
  expect(withoutChosen('radiusKm')).toEqual({ radiusKm: 30 });
});
