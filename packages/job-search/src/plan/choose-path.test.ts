import { describe, expect, it } from 'vitest';
import { ANY_FACETS, type Facets } from '../facets.ts';
import { cellsAround } from '../geo/search-cells.ts';
import { choosePath, choosePathBeyond } from './choose-path.ts';
import { estimate } from './estimate.ts';
import { buildStatistics, type SampleRow } from './statistics.ts';

const CENTRE = { latitude: 19.0728, longitude: 72.8826 };
const PROFILES = 19;

/** A tenth lies in a metropolis. Every 19th is of one profile, every 50th an internship, every 40th for postgraduates. */
const ROWS: SampleRow[] = Array.from({ length: 30_000 }, (_, index) => {
  const isThere = Math.floor(index / 1000) % 10 === 0;
  return {
    profile: 1 + (index % PROFILES),
    jobType: index % 50 === 0 ? 3 : 1,
    qualification: index % 40 === 7 ? 4 : 2,
    shift: index % 600 === 11 ? 2 : 0,
    experienceMin: 0,
    experienceMax: 2,
    payMin: 10_000,
    payMax: index % 500 === 3 ? 99_000 : 20_000,
    latitude: isThere ? CENTRE.latitude + ((index % 141) - 70) / 500 : 9 + (index % 1999) / 100,
    longitude: isThere ? CENTRE.longitude + ((index % 97) - 48) / 500 : 74 + (index % 1499) / 200,
  };
});
const statistics = buildStatistics(ROWS, 800_000);

const areaOf = (radiusKm: number) => ({ centre: CENTRE, radiusKm, cells: cellsAround(CENTRE, radiusKm) });
const page = { rows: 11, countTo: 201 };
const plan = (facets: Partial<Facets>, radiusKm = 30, order: 'NEWEST' | 'NEAREST' = 'NEWEST') =>
  choosePath(statistics, { area: areaOf(radiusKm), facets: { ...ANY_FACETS, ...facets }, order, ...page });
const choose = (...given: Parameters<typeof plan>) => plan(...given).page;

describe('choosePath', () => {
  it('walks the list that fits the facets', () => {
    expect(choose({})).toEqual({ kind: 'INDEX_SCAN', list: 'newest' });
    expect(choose({ jobType: [3, 3], qualification: [4, 4] })).toEqual({ kind: 'INDEX_SCAN', list: 'kind' });
  });

  it('reads a small circle out of the index of places', () => {
    expect(choose({}, 0.1)).toEqual({ kind: 'BOUNDING_BOX', of: 'all' });
    expect(choose({}, 0)).toEqual({ kind: 'BOUNDING_BOX', of: 'all' });
  });

  it('reads the nearest from the centre outwards when there are enough, else out of a short list', () => {
    expect(choose({}, 30, 'NEAREST')).toEqual({ kind: 'NEAREST_NEIGHBOUR', of: 'all' });
    expect(choose({ profile: [3, 3] }, 30, 'NEAREST')).toEqual({ kind: 'NEAREST_NEIGHBOUR', of: 'profile' });
    const rare = { profile: [3, 3], jobType: [3, 3], qualification: [4, 4] } as const;
    expect(choose(rare, 30, 'NEAREST')).toEqual({ kind: 'BITMAP_SORT', list: 'countryKind' });
  });

  it('walks the country where no place is known', () => {
    const wanted = { area: null, facets: ANY_FACETS, order: 'NEWEST', ...page } as const;
    expect(choosePath(statistics, wanted).page).toEqual({ kind: 'INDEX_SCAN', list: 'country' });
    const rare = { ...ANY_FACETS, profile: [3, 3], pay: [98_000, 200_000] } as const;
    expect(choosePath(statistics, { ...wanted, facets: rare }).page).toEqual({
      kind: 'BITMAP_SORT',
      list: 'pay',
    });
  });

  it('counts where the most of what is read counts', () => {
    expect(plan({}).count).toEqual({ kind: 'LIST', list: 'newest' });
    expect(plan({ jobType: [3, 3], qualification: [4, 4] }).count).toEqual({ kind: 'LIST', list: 'kind' });
    expect(plan({ profile: [3, 3] }).count).toEqual({ kind: 'BOUNDING_BOX', of: 'profile' });
    expect(plan({}, 0.1).count).toEqual({ kind: 'BOUNDING_BOX', of: 'all' });
  });

  it('takes a facet that no list holds for the part of a list that passes it', () => {
    const known = (facets: Partial<Facets>) => estimate(statistics, areaOf(30), { ...ANY_FACETS, ...facets });
    const [all, night] = [known({}), known({ shift: [2, 2] })];
    expect(night.matches / all.matches).toBeLessThan(1 / 100);
    expect(night.lengthOf('newest')).toBe(all.lengthOf('newest'));
    expect(choose({ profile: [3, 3], shift: [0, 3] })).toEqual(choose({ profile: [3, 3] }));
  });

  it('counts nothing where nothing is asked', () => {
    const wanted = { area: areaOf(30), facets: ANY_FACETS, order: 'NEWEST', rows: 11, countTo: 0 } as const;
    expect(choosePath(statistics, wanted).count).toBeNull();
  });

  it('finds a way without knowing anything', () => {
    const nothing = buildStatistics([], 0);
    const wanted = { area: areaOf(30), facets: ANY_FACETS, order: 'NEWEST', ...page } as const;
    expect(choosePath(nothing, wanted).page.kind).toBe('INDEX_SCAN');
  });
});

describe('choosePathBeyond', () => {
  const beyond = (facets: Partial<Facets>) =>
    choosePathBeyond(statistics, areaOf(2), { ...ANY_FACETS, ...facets }, 10);

  it('goes outwards for what is common and reads lists of what is rare', () => {
    expect(beyond({ profile: [3, 3] })).toEqual({ kind: 'NEAREST_NEIGHBOUR', of: 'profile' });
    expect(beyond({ jobType: [1, 1] })).toEqual({ kind: 'NEAREST_NEIGHBOUR', of: 'all' });
    expect(beyond({ pay: [98_000, 200_000] })).toEqual({ kind: 'BITMAP_SORT', list: 'pay' });
    const kind = { jobType: [3, 3], qualification: [4, 4] } as const;
    expect(beyond(kind)).toEqual({ kind: 'BITMAP_SORT', list: 'everyKind' });
    expect(beyond({ profile: [3, 3], ...kind })).toEqual({ kind: 'BITMAP_SORT', list: 'countryKind' });
  });
});
