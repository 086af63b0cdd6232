import { describe, expect, it } from 'vitest';
import { ContractInputError } from '../errors.ts';
import { wireJobFilterRequest } from './job.wire.ts';
import type { JobFilterInput } from './job-filter.domain.ts';
import {
  jobFilterFromWire,
  jobFilterToWire,
  understoodFromWire,
  understoodToWire,
} from './job-filter.mapper.ts';
import type { JobFilter } from './job-filter-kinds.ts';
import { JOB_FILTER_NAMES, type JobFilterValues, jobFilter } from './job-filters.ts';
import { JOB_FILTER_FIELDS } from './job-filters.wire.ts';

describe('jobFilterFromWire', () => {
  it('ignores blanks and sliders with their whole range', () => {
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

  it('keeps a slider that was moved at one end', () => {
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

  it('keeps the home apart from the point of the search', () => {
    const home = { latitude: 18.5, longitude: 73.9 };
    expect(jobFilterFromWire({ homeLatitude: 18.5, homeLongitude: 73.9 })).toMatchObject({
      home,
      point: undefined,
    });
    const input: JobFilterInput = { city: 'Pune', home, sortBy: 'NEWEST', page: 1, size: 10 };
    expect(jobFilterFromWire(wireJobFilterRequest.parse(jobFilterToWire(input)))).toMatchObject(input);
    for (const half of [{ homeLatitude: 18.5 }, { homeLongitude: 73.9 }])
      expect(() => jobFilterFromWire(half)).toThrow(ContractInputError);
  });

  it('reports every field that contradicts another', () => {
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
  function sampleOf(filter: JobFilter) {
    switch (filter.kind) {
      case 'choice':
        return filter.values.at(-1);
      case 'profile':
        return 'cook';
      case 'range':
        return [filter.step, filter.max - filter.step];
      case 'distance':
        return filter.min;
    }
  }
  const chosen: Record<string, unknown> = Object.fromEntries(
    JOB_FILTER_NAMES.map((name) => [name, sampleOf(jobFilter(name))]),
  );
  const input: JobFilterInput = { ...(chosen as JobFilterValues), sortBy: 'NEWEST', page: 1, size: 10 };

  it.each(JOB_FILTER_FIELDS)('%s is encoded under its wire name and decoded', (name, filter) => {
    const wire: Record<string, unknown> = jobFilterToWire(input);
    const value = chosen[name];
    expect(value).toBeDefined();
    expect(wire[filter.field]).toEqual(filter.words?.[String(value)] ?? value);
    expect(wireJobFilterRequest.parse(wire)).toEqual(wire);
    expect(jobFilterFromWire(wire)[name]).toEqual(value);
  });

  it('has the fields and words that older clients send', () => {
    const wire = jobFilterToWire({
      ...input,
      jobType: 'PART_TIME',
      pay: [500, 25_000],
      experience: 'EXPERIENCED',
      experienceYears: [1, 4],
      qualification: 'HSSC',
      shift: 'NIGHT',
    });
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
  });

  it('rejects values beyond its limits', () => {
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

describe('an understood part of the text', () => {
  const part = { kind: 'WORD', text: 'truck', value: 'truck' } as const;

  it.each([
    [{}, {}],
    [{ isNegated: true }, { negated: true }],
    [{ isNegated: false }, { negated: false }],
    [{ isApplied: false }, { applied: false }],
    [{ isApplied: true }, { applied: true }],
    [
      { isNegated: true, isApplied: false },
      { negated: true, applied: false },
    ],
    [{ spans: [[0, 5]] as const }, { spans: [[0, 5]] }],
  ])('with %j is sent as %j, and read back', (marks, wire) => {
    const sent = understoodToWire({ ...part, ...marks });
    expect(JSON.parse(JSON.stringify(sent))).toEqual({ ...part, ...wire });
    expect(understoodFromWire(sent)).toMatchObject({ ...part, ...marks });
  });
});
