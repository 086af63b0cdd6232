import { describe, expect, it } from 'vitest';
import { ANY_FACETS, type Facets } from '../facets.ts';
import { areaOf } from '../geo/circle.ts';
import { choosePath } from './choose-path.ts';
import { buildStatistics, type SampleRow } from './estimate.ts';

const CENTRE = { latitude: 19.0728, longitude: 72.8826 };
const PROFILES = 19;

/** A tenth is in a metropolis. A profile has every 19th job; every 50th is an internship, every 40th for postgraduates. */
const ROWS: SampleRow[] = Array.from({ length: 30_000 }, (_, index) => {
  const isThere = Math.floor(index / 1000) % 10 === 0;
  return {
    profile: 1 + (index % PROFILES),
    job_type: index % 50 === 0 ? 3 : 1,
    qualification: index % 40 === 7 ? 4 : 2,
    shift: index % 600 === 11 ? 2 : 0,
    experience_min: 0,
    experience_max: 2,
    pay_min: 10_000,
    pay_max: index % 500 === 3 ? 99_000 : 20_000,
    latitude: isThere ? CENTRE.latitude + ((index % 141) - 70) / 500 : 9 + (index % 1999) / 100,
    longitude: isThere ? CENTRE.longitude + ((index % 97) - 48) / 500 : 74 + (index % 1499) / 200,
  };
});
const statistics = buildStatistics(ROWS, 800_000);

const page = { words: null, after: null, rows: 11, countTo: 201 };
const plan = (facets: Partial<Facets>, radiusKm = 30, order: 'NEWEST' | 'NEAREST' = 'NEWEST') =>
  choosePath(statistics, {
    area: areaOf({ centre: CENTRE, radiusKm }),
    side: 'inside',
    facets: { ...ANY_FACETS, ...facets },
    order,
    ...page,
  });
const choose = (...given: Parameters<typeof plan>) => plan(...given).page;

describe('choosePath', () => {
  it('scans the list that fits the facets', () => {
    expect(choose({})).toBe('newest');
    expect(choose({ jobType: [1, 1], qualification: [2, 2] })).toBe('newest');
    expect(choose({ profile: [3, 3], jobType: [1, 1], experienceYears: [0, 1] }, 10)).toBe('profileNewest');
  });

  it('reads a small circle from the index of positions', () => {
    expect(choose({}, 0.1)).toBe('map');
    expect(choose({}, 0)).toBe('map');
  });

  it('reads the nearest outwards from the centre if many match, else from a short list', () => {
    expect(choose({}, 30, 'NEAREST')).toBe('map');
    expect(choose({ profile: [3, 3] }, 30, 'NEAREST')).toBe('profileMap');
    expect(choose({ pay: [98_000, 200_000] }, 30, 'NEAREST')).toBe('pay');
  });

  it('scans the list of the country without a place', () => {
    const query = { area: null, side: 'none', facets: ANY_FACETS, order: 'NEWEST', ...page } as const;
    expect(choosePath(statistics, query).page).toBe('country');
    const rare = { ...ANY_FACETS, profile: [3, 3], pay: [98_000, 200_000] } as const;
    expect(choosePath(statistics, { ...query, facets: rare }).page).toBe('pay');
    const ofProfile = { ...ANY_FACETS, profile: [3, 3] } as const;
    expect(choosePath(statistics, { ...query, facets: ofProfile }).page).toBe('profile');
  });

  it('reads a rare type and qualification from their own list, but not common ones', () => {
    const inCountry = (facets: Partial<Facets>) =>
      choosePath(statistics, {
        ...page,
        area: null,
        side: 'none',
        order: 'NEWEST',
        facets: { ...ANY_FACETS, ...facets },
      }).page;
    const rare = { jobType: [3, 3], qualification: [4, 4] } as const;
    expect(inCountry(rare)).toBe('kind');
    expect(inCountry({ ...rare, experienceYears: [5, 9] })).toBe('kind');
    expect(inCountry({ jobType: [1, 1], qualification: [2, 2] })).toBe('country');
    expect(inCountry({ experienceYears: [5, 9] })).toBe('country');
    expect(plan({ jobType: [1, 1], qualification: [2, 2] }, 2).count).toBe('map');
  });

  it('counts by the path with the highest share of matches', () => {
    expect(plan({}).count).toBe('newest');
    expect(plan({ profile: [3, 3] }).count).toBe('profileNewest');
    expect(plan({}, 0.1).count).toBe('map');
  });

  it('estimates a facet that the lists do not contain by its share', () => {
    const estimate = (facets: Partial<Facets>) =>
      statistics.estimate({
        area: areaOf({ centre: CENTRE, radiusKm: 30 }),
        side: 'inside',
        facets: { ...ANY_FACETS, ...facets },
      });
    const all = estimate({});
    const night = estimate({ shift: [2, 2] });
    expect(night.matches / all.matches).toBeLessThan(1 / 100);
    expect(night.lengths.get('newest')).toBe(all.lengths.get('newest'));
    expect(choose({ profile: [3, 3], shift: [0, 3] })).toEqual(choose({ profile: [3, 3] }));
  });

  it('does not read by cells if the circle touches too many', () => {
    const { cells, ...circle } = areaOf({ centre: CENTRE, radiusKm: 30 });
    const wide = { ...circle, cells: [...cells, ...cells, 1, 2, 3] };
    const query = { area: wide, side: 'inside', facets: ANY_FACETS, order: 'NEWEST', ...page } as const;
    expect(choosePath(statistics, query)).toEqual({ page: 'map', count: 'map' });
  });

  it('chooses a path without statistics', () => {
    const nothing = buildStatistics([], 0);
    const query = {
      area: areaOf({ centre: CENTRE, radiusKm: 30 }),
      side: 'inside',
      facets: ANY_FACETS,
      order: 'NEWEST',
      ...page,
    } as const;
    expect(choosePath(nothing, query)).toEqual({ page: 'newest', count: 'newest' });
    expect(choosePath(nothing, { ...query, area: null, side: 'none' }).page).toBe('country');
    expect(choosePath(nothing, { ...query, order: 'NEAREST' }).page).toBe('map');
  });
});

describe('choosePath outside the circle', () => {
  const beyond = (facets: Partial<Facets>) =>
    choosePath(statistics, {
      area: areaOf({ centre: CENTRE, radiusKm: 2 }),
      side: 'outside',
      order: 'NEAREST',
      words: null,
      after: null,
      rows: 10,
      countTo: 0,
      facets: { ...ANY_FACETS, ...facets },
    }).page;

  it('reads outwards if many jobs match, else a list', () => {
    expect(beyond({ profile: [3, 3] })).toBe('profileMap');
    expect(beyond({ jobType: [1, 1] })).toBe('map');
    expect(beyond({ pay: [98_000, 200_000] })).toBe('pay');
    expect(beyond({ profile: [3, 3], jobType: [3, 3], qualification: [4, 4] })).toBe('kind');
    expect(beyond({ profile: [3, 3], experienceYears: [5, 9] })).toBe('profile');
  });
});
