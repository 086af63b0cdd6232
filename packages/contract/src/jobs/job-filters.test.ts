import { expect, test } from 'vitest';
import { isRefinement, JOB_FILTER_NAMES, jobFilter, refinementsOf, withoutChosen } from './job-filters.ts';

test('every filter has a distinct rank among the relaxations, except refinements', () => {
  const turns = JOB_FILTER_NAMES.map((name) => [name, jobFilter(name).relax] as const);
  const own = turns.filter(([name]) => !isRefinement(jobFilter(name)));
  expect(own.filter(([, turn]) => turn === undefined)).toEqual([]);
  expect(new Set(own.map(([, turn]) => turn)).size).toBe(own.length);
  const inOrder = own.toSorted(([, a = 0], [, b = 0]) => a - b).map(([name]) => name);
  expect(inOrder[0]).toBe('pay');
  expect(inOrder.at(-1)).toBe('jobProfile');
});

test('the years refine the experience filter', () => {
  expect(refinementsOf('experience')).toEqual(['experienceYears']);
  expect(refinementsOf('pay')).toEqual([]);
  expect(withoutChosen('experience')).toEqual({ experience: undefined, experienceYears: undefined });
  expect(withoutChosen('radiusKm')).toEqual({ radiusKm: 30 });
});
