import { type FacetRow, type Facets, isOneValue, passesFacets } from '../facets.ts';
import { type Box, boundingBox } from '../geo/bounding-box.ts';
import { kmPerDegreeOfLatitude, kmPerDegreeOfLongitude, type Point } from '../geo/degree-lengths.ts';
import { SQUARE_DEGREES, type Statistics, squareOf } from './statistics.ts';

/** Where a search looks: a circle, and the cells that it touches. */
export interface Area {
  readonly centre: Point;
  readonly radiusKm: number;
  readonly cells: readonly number[];
}

/** How many jobs there are to read and to find; estimates, never zero where it is divided by. */
export interface Estimate {
  /** Active jobs in the area's cells (or in all the country), of the wanted profile where one is named. */
  readonly inCells: number;
  readonly inCellsOfProfile: number;
  /** The share of them that lies in the circle. */
  readonly insideShare: number;
  /** The share of all jobs, and of the profile's, that passes the facets. */
  readonly share: number;
  readonly shareOfProfile: number;
  /** The share of all, and of the profile's, that has the wanted type and qualification. */
  readonly shareOfKind: number;
  readonly shareOfProfileKind: number;
}

/** A sample cannot tell fewer from none: half a row stands for none. */
function shareOf<Row>(rows: readonly Row[], passes: (row: Row) => boolean): number {
  if (rows.length === 0) return 1;
  return Math.max(rows.filter(passes).length, 0.5) / rows.length;
}

function ofKind({ jobType, qualification }: Facets): (row: FacetRow) => boolean {
  return (row) => row.jobType === jobType[0] && row.qualification === qualification[0];
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
export function jobsAround(statistics: Statistics, centre: Point, radiusKm: number): number {
  const least = (SQUARE_DEGREES * kmPerDegreeOfLatitude(centre.latitude)) / 2;
  if (radiusKm >= least) return jobsInBox(statistics, boundingBox(centre, radiusKm));
  const side = SQUARE_DEGREES * SQUARE_DEGREES;
  const squareKm = side * kmPerDegreeOfLatitude(centre.latitude) * kmPerDegreeOfLongitude(centre.latitude);
  const there = statistics.squares.get(squareOf(centre.latitude, centre.longitude)) ?? 0;
  return (there * 4 * radiusKm * radiusKm) / squareKm;
}

function countIn(statistics: Statistics, area: Area | null, profile: number | null): number {
  if (area === null) {
    if (profile === null) return statistics.total;
    const own = statistics.sample.filter((row) => row.profile === profile).length;
    return (statistics.total * own) / Math.max(statistics.sample.length, 1);
  }
  let jobs = 0;
  for (const cell of area.cells) {
    const counts = statistics.cells.get(cell);
    jobs += (profile === null ? counts?.all : counts?.ofProfile.get(profile)) ?? 0;
  }
  return jobs;
}

export function estimate(statistics: Statistics, area: Area | null, facets: Facets): Estimate {
  const profile = isOneValue(facets.profile) ? facets.profile[0] : null;
  const own = profile === null ? statistics.sample : (statistics.sampleOfProfile.get(profile) ?? []);
  const inCells = countIn(statistics, area, null);
  const inside = area === null ? inCells : jobsAround(statistics, area.centre, area.radiusKm) * (Math.PI / 4);
  return {
    inCells,
    inCellsOfProfile: countIn(statistics, area, profile),
    insideShare: Math.min(1, Math.max(inside, 0.5) / Math.max(inCells, 1)),
    share: shareOf(statistics.sample, (row) => passesFacets(row, facets)),
    shareOfProfile: shareOf(own, (row) => passesFacets(row, facets)),
    shareOfKind: shareOf(statistics.sample, ofKind(facets)),
    shareOfProfileKind: shareOf(own, ofKind(facets)),
  };
}
