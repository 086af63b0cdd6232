import { describe, expect, it } from 'vitest';
import { ContractInputError } from '../errors.ts';
import { jobFilterFromWire } from './job-filter.mapper.ts';

describe('jobFilterFromWire', () => {
  it('reads blanks and untouched sliders as no filter', () => {
    const input = jobFilterFromWire({
      searchText: '  ',
      jobProfile: '',
      jobType: '',
      experience: '',
      qualification: '',
      city: ' ',
      experienceLevel: [0, 10],
      salary: [0, 100_000],
      latitude: null,
      longitude: null,
    });
    const { page, size, sortBy, ...filters } = input;
    expect(filters).toEqual({});
    expect([page, size, sortBy]).toEqual([1, 10, 'NEWEST']);
  });

  it('keeps a slider that was touched at one end', () => {
    expect(jobFilterFromWire({ salary: [0, 50_000], experienceLevel: [0, 0] })).toMatchObject({
      pay: [0, 50_000],
      experienceYears: [0, 0],
    });
  });

  it("prefers the search's point to the seeker's own", () => {
    const own = { currentLat: 19, currentLng: 73 };
    expect(jobFilterFromWire({ ...own, latitude: 18, longitude: 74 }).point).toEqual({
      latitude: 18,
      longitude: 74,
    });
    expect(jobFilterFromWire(own).point).toEqual({ latitude: 19, longitude: 73 });
  });

  it('names every field that does not fit another', () => {
    const read = () => jobFilterFromWire({ salary: [9, 1], experienceLevel: [5, 2], latitude: 18 });
    expect(read).toThrow(ContractInputError);
    try {
      read();
    } catch (error) {
      expect((error as ContractInputError).issues.map((issue) => issue.path)).toEqual([
        'longitude',
        'experienceLevel',
        'salary',
      ]);
    }
  });
});
