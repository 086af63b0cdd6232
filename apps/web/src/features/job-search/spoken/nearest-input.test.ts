import type { UnderstoodTerm } from '@nukkad/contract';
import { describe, expect, it } from 'vitest';
import { exampleOf } from '../../../testing/fake-api.ts';
import { readJobSearch } from '../search/job-search-params.ts';
import { isInPlace, nearestInput } from './nearest-input.ts';

const POINT = { latitude: 18.5, longitude: 73.8 };
const HOME = { kind: 'HOME', point: POINT } as const;
const HERE = { kind: 'HERE', point: POINT } as const;
const AREA = { kind: 'AREA', point: POINT, names: { en: 'Wakad', hi: 'वाकड', mr: 'वाकड' } } as const;
const CENTRE = { kind: 'CENTRE' } as const;
const [EXAMPLE] = exampleOf('jobs.filter').jobs as [
  ReturnType<typeof exampleOf<'jobs.filter'>>['jobs'][number],
];
const JOB = { ...EXAMPLE, position: POINT, city: 'Pune', cityCentreKm: 5 };

const part = (kind: 'CITY' | 'LOCALITY', position: typeof POINT): UnderstoodTerm => ({
  kind,
  text: 'place',
  value: 'place',
  names: { en: 'Pune', hi: 'पुणे', mr: 'पुणे' },
  position,
  spans: [[5, 10]],
});
const searchOf = (query: string) => readJobSearch(new URLSearchParams(query));
const PLACE = [part('CITY', POINT)];

describe('the request for the nearest job', () => {
  it.each([
    ['the home', HOME],
    ['the position', HERE],
  ])('is around %s, without the place of the search', (_, origin) => {
    const input = nearestInput(
      searchOf('q=cook+place&city=Pune&type=part_time'),
      { allPlaceParts: PLACE },
      origin,
    );
    expect(input).toMatchObject({
      text: 'cook',
      point: POINT,
      sortBy: 'NEAREST',
      size: 1,
      jobType: 'PART_TIME',
    });
    expect(input.city).toBeUndefined();
  });

  it.each([
    ['an area', AREA],
    ['a centre', CENTRE],
  ])('keeps the place if distances are from %s', (_, origin) => {
    const input = nearestInput(searchOf('q=cook+place&city=Pune'), { allPlaceParts: PLACE }, origin);
    expect(input).toMatchObject({ text: 'cook place', city: 'Pune', sortBy: 'NEAREST', size: 1 });
    expect(input.point).toBeUndefined();
  });
});

describe('a job that is near the seeker', () => {
  const inCity = { placeParts: PLACE, radiusKm: 5 };
  const nowhere = { placeParts: [], radiusKm: 5 };
  /** A hundredth of a degree of latitude is about 1.1 km. */
  const north = (hundredths: number) => ({ ...POINT, latitude: POINT.latitude + hundredths / 100 });

  it.each([
    ['in the named city, at the edge of the radius', JOB, 'q=x', inCity, true],
    ['in the chosen city', JOB, 'city=Pune', nowhere, true],
    ['in the named city, beyond the radius', { ...JOB, cityCentreKm: 5.1 }, 'q=x', inCity, false],
    ['at an unknown distance from the centre', { ...JOB, cityCentreKm: undefined }, 'q=x', inCity, false],
    ['in another city', { ...JOB, city: 'Nashik' }, 'q=x', inCity, false],
    ['in another city than the chosen one', JOB, 'city=Nashik', nowhere, false],
    ['of a search without a place', { ...JOB, city: 'Nashik' }, '', nowhere, true],
    ['without a position', { ...JOB, position: null }, '', nowhere, false],
    ['in the area', JOB, '', { placeParts: [part('LOCALITY', north(4))], radiusKm: 5 }, true],
    ['outside the area', JOB, '', { placeParts: [part('LOCALITY', north(5))], radiusKm: 5 }, false],
  ] as const)('%s', (_, job, query, meaning, isInside) => {
    expect(isInPlace(job, searchOf(query), meaning, HOME)).toBe(isInside);
  });

  it.each([AREA, CENTRE])('is in the place that the server ordered from ($kind)', (origin) => {
    expect(isInPlace({ ...JOB, city: 'Nashik', position: null }, searchOf('city=Pune'), inCity, origin)).toBe(
      true,
    );
  });
});
