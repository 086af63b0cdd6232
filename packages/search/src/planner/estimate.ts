import { type FacetRow, type Facets, isOneValue, passesFacets } from '../facets.ts';
import { type Box, boundingBox } from '../geo/bounding-box.ts';
import { kmPerDegreeOfLatitude, kmPerDegreeOfLongitude, type Point } from '../geo/degree-lengths.ts';
import { type FacetList, type JobList, LISTS } from './lists.ts';
import { SQUARE_DEGREES, type Statistics, squareOf } from './statistics.ts';

/** Where a search looks: a circle, and the cells that it touches. */
export interface Area {
  readonly centre: Point;
  readonly radiusKm: number;
  readonly cells: readonly number[];
}

/** How many jobs there are to read and to find: guesses from samples. */
export interface Estimate {
  /** Jobs of a list, in the area's cells or in the country. */
  lengthOf(list: FacetList): number;
  /** Jobs that pass the facets, in the area's circle (everywhere without an area). */
  readonly matches: number;
  readonly matchesInCountry: number;
  /** What part of the jobs is of the profile, in the area's cells or in the country; 1 where none is named. */
  readonly shareOfProfile: number;
}

/** A sample cannot tell fewer from none: half a row stands for none. */
function shareOf<Row>(rows: readonly Row[], passes: (row: Row) => boolean): number {
  if (rows.length === 0) return 1;
  let passing = 0;
  for (const row of rows) if (passes(row)) passing += 1;
  return Math.max(passing, 0.5) / rows.length;
}

/** Jobs of the squares in a box, each by the part of it that lies within. */
function jobsInBox(statistics: Statistics, { south, west, north, east }: Box): number {
  let jobs = 0;
  for (let latitude = south; latitude < north + SQUARE_DEGREES; latitude += SQUARE_DEGREES) {
    for (let longitude = west; longitude < east + SQUARE_DEGREES; longitude += SQUARE_DEGREES) {
      const there = statistics.squares.get(squareOf(latitude, longitude));
      if (there !== undefined) jobs += there;
    }
  }
  return jobs;
}

/** Jobs in a circle's box; below a few squares the density around the centre decides. */
export function jobsAround(statistics: Statistics, { centre, radiusKm }: Area): number {
  const least = (SQUARE_DEGREES * kmPerDegreeOfLatitude(centre.latitude)) / 2;
  if (radiusKm >= least) return jobsInBox(statistics, boundingBox(centre, radiusKm));
  const side = SQUARE_DEGREES * SQUARE_DEGREES;
  const squareKm = side * kmPerDegreeOfLatitude(centre.latitude) * kmPerDegreeOfLongitude(centre.latitude);
  const there = statistics.squares.get(squareOf(centre.latitude, centre.longitude)) ?? 0;
  return (there * 4 * radiusKm * radiusKm) / squareKm;
}

function countIn(statistics: Statistics, area: Area | null, profile: number | null): number {
  if (area === null) {
    return profile === null ? statistics.total : (statistics.profiles.get(profile) ?? 0);
  }
  let jobs = 0;
  for (const cell of area.cells) {
    const counts = statistics.cells.get(cell);
    jobs += (profile === null ? counts?.all : counts?.ofProfile.get(profile)) ?? 0;
  }
  return jobs;
}

/** Whether a job is of the list, as far as facets beside the profile tell. */
function isOfList({ of }: JobList, { jobType, qualification, pay }: Facets): (row: FacetRow) => boolean {
  const [byType, byStudies, byPay] = [
    of.includes('jobType'),
    of.includes('qualification'),
    of.includes('pay'),
  ];
  return (row) =>
    (!byType || row.jobType === jobType[0]) &&
    (!byStudies || row.qualification === qualification[0]) &&
    (!byPay || row.payMax >= pay[0]);
}

export function estimate(statistics: Statistics, area: Area | null, facets: Facets): Estimate {
  const { sample, sampleOfProfile } = statistics;
  const profile = isOneValue(facets.profile) ? facets.profile[0] : null;
  const own = profile === null ? sample : (sampleOfProfile.get(profile) ?? []);
  const inCells = countIn(statistics, area, null);
  const inside = area === null ? inCells : jobsAround(statistics, area) * (Math.PI / 4);
  const insideShare = Math.min(1, Math.max(inside, 0.5) / Math.max(inCells, 1));
  const share = shareOf(own, (row) => passesFacets(row, facets));
  const lengthOf = (name: FacetList): number => {
    const list: JobList = LISTS[name];
    const ofProfile = list.of.includes('profile');
    const where = list.area === 'cells' ? area : null;
    const base = countIn(statistics, where, ofProfile ? profile : null);
    const isBare = list.of.every((facet) => facet === 'profile');
    return isBare ? base : base * shareOf(ofProfile ? own : sample, isOfList(list, facets));
  };
  // The page and its count ask for the same lists.
  const lengths = new Map<FacetList, number>();
  return {
    lengthOf: (name) => {
      const length = lengths.get(name) ?? lengthOf(name);
      lengths.set(name, length);
      return length;
    },
    matches: countIn(statistics, area, profile) * share * insideShare,
    matchesInCountry: countIn(statistics, null, profile) * share,
    shareOfProfile: countIn(statistics, area, profile) / Math.max(inCells, 1),
  };
}
