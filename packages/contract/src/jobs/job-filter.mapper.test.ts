import { describe, expect, it } from 'vitest';
import { ContractInputError } from '../errors.ts';
import { wireJobFilterRequest } from './job.wire.ts';
import type { JobFilterInput } from './job-filter.domain.ts';
import { jobFilterFromWire, jobFilterToWire } from './job-filter.mapper.ts';
import { JOB_FILTER_NAMES, type JobFilterValues } from './job-filters.ts';

describe('jobFilterFromWire', () => {
  it('reads blanks and untouched sliders as no filter', () => {
    const input = jobFilterFromWire({
      searchText: '  ',
      jobProfile: '',
      jobType: '',
      experience: '',
      qualification: '',
      shift: '',
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

describe('every filter', () => {
  const chosen = {
    jobProfile: 'cook',
    jobType: 'PART_TIME',
    pay: [500, 25_000],
    radiusKm: 0,
    experience: 'EXPERIENCED',
    experienceYears: [1, 4],
    qualification: 'HSSC',
    shift: 'NIGHT',
  } as const satisfies Required<JobFilterValues>;
  const input: JobFilterInput = { ...chosen, sortBy: 'NEWEST', page: 1, size: 10 };

  it('stands on the wire under its own name and in its own words, and comes back', () => {
    expect(JOB_FILTER_NAMES.filter((name) => chosen[name] === undefined)).toEqual([]);
    const wire = jobFilterToWire(input);
    expect(wire).toMatchObject({
      jobProfile: 'cook',
      jobType: 'Part Time',
      experience: 'Experience',
      experienceLevel: [1, 4],
      salary: [500, 25_000],
      qualification: '12th',
      shift: 'Night',
      radius: 0,
    });
    expect(wireJobFilterRequest.parse(wire)).toEqual(wire);
    expect(jobFilterFromWire(wire)).toMatchObject(chosen);
  });

  it('has limits of its own', () => {
    const isTaken = (fields: object) => wireJobFilterRequest.safeParse(fields).success;
    const taken = [{ salary: [0, 100_000] }, { experienceLevel: [0, 10] }, { radius: 30 }, { radius: 0 }];
    const refused = [
      ...[{ salary: [0, 100_001] }, { salary: [-1, 5] }, { salary: [1] }, { salary: [1, 2, 3] }],
      ...[{ experienceLevel: [0, 11] }, { experienceLevel: [0.5, 1] }, { radius: 30.1 }, { radius: -1 }],
      ...[
        { jobType: 'PART_TIME' },
        { qualification: 'SSC' },
        { shift: 'NIGHT' },
        { shift: 'Noon' },
        { jobProfile: 'x'.repeat(81) },
      ],
    ];
    expect(taken.map(isTaken)).toEqual(taken.map(() => true));
    expect(refused.map(isTaken)).toEqual(refused.map(() => false));
    expect(
      isTaken({ jobProfile: 'x'.repeat(80), jobType: '', experience: '', qualification: '', shift: '' }),
    ).toBe(true);
  });
});
