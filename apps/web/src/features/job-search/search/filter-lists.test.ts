import {
  isRefinement,
  JOB_FILTER_NAMES,
  JOB_FILTERS,
  type JobFilter,
  type JobFilterName,
  jobFilter,
  refinementsOf,
} from '@nukkad/contract';
import { expect, test } from 'vitest';
import { resetFilters } from '../filters/reset-filters.ts';
import { countActiveFilters, readJobSearch, writeJobSearch } from './job-search-params.ts';
import { filterByWireName, withoutFilter } from './without-filter.ts';

/** Returns a value of a filter, as it appears in a URL. */
function sampleOf(filter: JobFilter): string {
  switch (filter.kind) {
    case 'choice':
      return String(filter.values.at(-1)).toLowerCase();
    case 'profile':
      return 'cook';
    case 'range':
      return `${filter.step}-${filter.max - filter.step}`;
    case 'distance':
      return '8';
  }
}

const partOf = (name: JobFilterName) => `${jobFilter(name).url}=${sampleOf(jobFilter(name))}`;
const PARTS = ['q=cook', 'city=Pune', 'near=me', ...JOB_FILTER_NAMES.map(partOf), 'sort=nearest'];
const ALL = PARTS.join('&');
const search = readJobSearch(new URLSearchParams(ALL));
const addressWithout = (name: string) => {
  const known = filterByWireName(name);
  return known && writeJobSearch(withoutFilter(search, known)).toString();
};
const without = (...parts: string[]) => PARTS.filter((part) => !parts.includes(part)).join('&');

test('every filter is read from the address and written into it under its own parameter', () => {
  expect(JOB_FILTER_NAMES.filter((name) => search[name] === undefined)).toEqual([]);
  expect(writeJobSearch(search).toString()).toBe(ALL);
  const parameters = Object.values(JOB_FILTERS).map(({ url }) => url);
  expect(new Set([...parameters, 'q', 'city', 'near', 'sort', 'after']).size).toBe(parameters.length + 5);
});

test('an older URL is still read', () => {
  const address =
    'q=cook&profile=cook&type=part_time&shift=night&pay=500-25000&radius=8&exp=experienced&years=1-4&qual=ssc';
  expect(writeJobSearch(readJobSearch(new URLSearchParams(address))).toString()).toBe(address);
});

test('clearing removes every filter of the panel and leaves the rest', () => {
  const shown = JOB_FILTER_NAMES.filter((name) => !isRefinement(jobFilter(name)));
  expect(writeJobSearch(resetFilters(search)).toString()).toBe('q=cook&city=Pune&near=me&sort=nearest');
  expect(countActiveFilters(search)).toBe(shown.length);
  expect(countActiveFilters(resetFilters(search))).toBe(0);
});

const GIVEN_UP = JOB_FILTER_NAMES.filter((name) => !isRefinement(jobFilter(name)) && name !== 'radiusKm');

test.each(GIVEN_UP)('%s is removed by its name, together with the filters that narrow it', (name) => {
  expect(addressWithout(name)).toBe(without(partOf(name), ...refinementsOf(name).map(partOf)));
});

test('text, place and distance are removed by the names that the API uses for them', () => {
  expect(addressWithout('text')).toBe(without('q=cook'));
  expect(addressWithout('city')).toBe(without('city=Pune', 'near=me'));
  expect(addressWithout('radius')).toBe(ALL.replace('radius=8', 'radius=30'));
  for (const unknown of ['part', 'radiusKm', 'experienceYears', 'after'])
    expect(addressWithout(unknown)).toBeUndefined();
});
