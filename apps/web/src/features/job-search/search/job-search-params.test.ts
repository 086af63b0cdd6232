import { SEARCH_LENGTH_MAX } from '@nukkad/contract/constants.ts';
import { describe, expect, it } from 'vitest';
import { countActiveFilters, readJobSearch, writeJobSearch } from './job-search-params.ts';

const read = (query: string) => readJobSearch(new URLSearchParams(query));

describe('the filters in the address', () => {
  it('are the same after a round trip', () => {
    const query =
      'q=cook&city=Pune&profile=cook&type=part_time&exp=experienced&years=1-4&pay=10000-25000&qual=ssc&radius=8&sort=nearest';
    const search = read(query);
    expect(readJobSearch(writeJobSearch(search))).toEqual(search);
    expect(search).toMatchObject({
      jobType: 'PART_TIME',
      pay: [10_000, 25_000],
      experienceYears: [1, 4],
      radiusKm: 8,
    });
  });

  it('keep a text up to the greatest length that a search may have', () => {
    const text = 'क'.repeat(SEARCH_LENGTH_MAX);
    expect(read(`q=${text}`).text).toBe(text);
    expect(read(`q=${text}ख`).text).toBe(text);
  });

  it('ignore invalid values', () => {
    const search = read('type=whatever&pay=9-2-1&radius=-4&years=1-2&qual=xx&sort=odd');
    expect(search).toEqual(read(''));
    expect(read('shift=noon').shift).toBeUndefined();
    expect(read('shift=NIGHT')).toEqual(read('shift=night'));
    expect(read('shift=rotating').shift).toBe('ROTATING');
    expect(read('pay=9-1&exp=experienced&years=9-1')).toEqual(read('exp=experienced'));
    expect(read('q=%00cook%07%0A&city=%00')).toEqual(read('q=cook'));
  });

  it('keep a radius of 0, which is not the default', () => {
    expect(read('radius=0').radiusKm).toBe(0);
    expect(read('radius=').radiusKm).toBeUndefined();
    expect(read('radius=900').radiusKm).toBe(30);
    expect(countActiveFilters(read('radius=30'))).toBe(0);
  });

  it('read experience from 0 to 0 years as a fresher', () => {
    expect(read('exp=experienced&years=0-0')).toMatchObject({
      experience: 'FRESHER',
      experienceYears: undefined,
    });
  });

  it('read the city of older links', () => {
    expect(read('jobs-in-navi-mumbai=').city).toBe('navi mumbai');
    expect(writeJobSearch(read('jobs-in-pune=')).toString()).toBe('city=pune');
  });

  it('leave the URL empty if all values are defaults', () => {
    expect(writeJobSearch(read('')).toString()).toBe('');
    expect(countActiveFilters(read('city=Pune&q=cook'))).toBe(0);
    expect(countActiveFilters(read('pay=0-20000&type=full_time&radius=5'))).toBe(3);
  });
});
