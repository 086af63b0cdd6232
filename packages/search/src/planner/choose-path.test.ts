import { describe, expect, it } from 'vitest';
import { ANY_FACETS, type Facets } from '../facets.ts';
import { cellsAround } from '../geo/search-cells.ts';
import { choosePath, listOfRare } from './choose-path.ts';
import { buildStatistics, type SampleRow } from './statistics.ts';

const CENTRE = { latitude: 19.0728, longitude: 72.8826 };
const PROFILES = 20;

/** A metropolis: every 20th job of one profile, every 50th an internship, every 40th for postgraduates. */
const ROWS: SampleRow[] = Array.from({ length: 20_000 }, (_, index) => ({
  profile: 1 + (index % PROFILES),
  jobType: index % 50 === 0 ? 3 : 1,
  qualification: index % 40 === 7 ? 4 : 2,
  experienceMin: 0,
  experienceMax: 2,
  payMin: 10_000,
  payMax: index % 500 === 3 ? 99_000 : 20_000,
  latitude: CENTRE.latitude + ((index % 141) - 70) / 500,
  longitude: CENTRE.longitude + ((index % 97) - 48) / 500,
}));
const statistics = buildStatistics(ROWS, 80_000);

const areaOf = (radiusKm: number) => ({ centre: CENTRE, radiusKm, cells: cellsAround(CENTRE, radiusKm) });
const page = { rows: 11, countTo: 201 };
const choose = (facets: Partial<Facets>, radiusKm = 30, order: 'NEWEST' | 'NEAREST' = 'NEWEST') =>
  choosePath(statistics, { area: areaOf(radiusKm), facets: { ...ANY_FACETS, ...facets }, order, ...page });

describe('choosePath', () => {
  it('walks the list that fits the facets', () => {
    expect(choose({})).toEqual({ kind: 'walk', list: 'newest' });
    expect(choose({ profile: [3, 3] })).toEqual({ kind: 'walk', list: 'profile' });
    expect(choose({ profile: [3, 3], jobType: [1, 1], qualification: [4, 4] })).toEqual({
      kind: 'walk',
      list: 'profileKind',
    });
    expect(choose({ jobType: [3, 3], qualification: [4, 4] })).toEqual({ kind: 'walk', list: 'kind' });
  });

  it('reads a small circle out of the index of places', () => {
    expect(choose({}, 0.1)).toEqual({ kind: 'box' });
    expect(choose({}, 0)).toEqual({ kind: 'box' });
  });

  it('reads the nearest from the centre outwards when there are enough, else out of a short list', () => {
    expect(choose({}, 30, 'NEAREST')).toEqual({ kind: 'near' });
    const rare = { profile: [3, 3], jobType: [3, 3], qualification: [4, 4] } as const;
    expect(choose(rare, 30, 'NEAREST')).toEqual({ kind: 'collect', list: 'profileKind' });
  });

  it('walks the country where no place is known', () => {
    const wanted = { area: null, facets: ANY_FACETS, order: 'NEWEST', ...page } as const;
    expect(choosePath(statistics, wanted)).toEqual({ kind: 'walk', list: 'country' });
  });

  it('finds a way without knowing anything', () => {
    const nothing = buildStatistics([], 0);
    const wanted = { area: areaOf(30), facets: ANY_FACETS, order: 'NEWEST', ...page } as const;
    expect(choosePath(nothing, wanted).kind).toBe('walk');
  });
});

describe('listOfRare', () => {
  it('reads lists for what is rare in the country only', () => {
    expect(listOfRare(statistics, { ...ANY_FACETS, profile: [3, 3] }, 10)).toBeNull();
    expect(listOfRare(statistics, { ...ANY_FACETS, profile: [3, 3], pay: [98_000, 200_000] }, 10)).toBe(
      'profile',
    );
    expect(listOfRare(statistics, { ...ANY_FACETS, pay: [98_000, 200_000] }, 10)).toBeNull();
  });
});
