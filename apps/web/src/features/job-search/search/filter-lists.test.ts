import { JOB_FILTER_NAMES, JOB_FILTERS } from '@nukkad/contract';
import { expect, test } from 'vitest';
import { clearedSearch } from '../filters/cleared-search.ts';
import { countActiveFilters, readJobSearch, writeJobSearch } from './job-search-params.ts';
import { filterNamed, withoutFilter } from './without-filter.ts';

/** A value of every filter, as it appears in a URL. */
const ALL =
  'q=cook&city=Pune&near=me&profile=cook&type=part_time&shift=night&pay=500-25000&radius=8&exp=experienced&years=1-4&qual=ssc&sort=nearest';
const search = readJobSearch(new URLSearchParams(ALL));
const addressWithout = (name: string) => {
  const known = filterNamed(name);
  return known && writeJobSearch(withoutFilter(search, known)).toString();
};

test('every filter is read from the address and written into it under its own parameter', () => {
  expect(JOB_FILTER_NAMES.filter((name) => search[name] === undefined)).toEqual([]);
  expect(writeJobSearch(search).toString()).toBe(ALL);
  const parameters = Object.values(JOB_FILTERS).map(({ url }) => url);
  expect(new Set([...parameters, 'q', 'city', 'near', 'sort', 'after']).size).toBe(parameters.length + 5);
});

test('clearing takes every filter of the panel and leaves the rest', () => {
  expect(writeJobSearch(clearedSearch(search)).toString()).toBe('q=cook&city=Pune&near=me&sort=nearest');
  expect(countActiveFilters(search)).toBe(7);
  expect(countActiveFilters(clearedSearch(search))).toBe(0);
});

test('one filter is given up by the name that the advice has for it, with what narrows it', () => {
  const without = (...parts: string[]) => parts.reduce((left, part) => left.replace(part, ''), ALL);
  expect(addressWithout('text')).toBe(without('q=cook&'));
  expect(addressWithout('city')).toBe(without('city=Pune&near=me&'));
  expect(addressWithout('jobProfile')).toBe(without('profile=cook&'));
  expect(addressWithout('jobType')).toBe(without('type=part_time&'));
  expect(addressWithout('shift')).toBe(without('shift=night&'));
  expect(addressWithout('pay')).toBe(without('pay=500-25000&'));
  expect(addressWithout('radius')).toBe(ALL.replace('radius=8', 'radius=30'));
  expect(addressWithout('experience')).toBe(without('exp=experienced&years=1-4&'));
  expect(addressWithout('qualification')).toBe(without('qual=ssc&'));
  for (const unknown of ['part', 'radiusKm', 'experienceYears', 'after'])
    expect(addressWithout(unknown)).toBeUndefined();
});
