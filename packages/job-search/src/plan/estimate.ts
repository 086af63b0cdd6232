import { kmPerDegreeOfLatitude, kmPerDegreeOfLongitude, type Point } from '@nukkad/domain/geo.ts';
import { type FacetRow, type Facets, isOneValue, passesFacets } from '../facets.ts';
import { type Box, boundingBox } from '../geo/bounding-box.ts';
import { cellOf } from '../geo/search-cells.ts';
import { type FacetList, type JobList, LISTS, listsFor } from './lists.ts';
import { cellOfSquare, SQUARE_DEGREES, SQUARES_A_ROW, type Statistics, squareOf } from './statistics.ts';

/** Where a search looks: a circle, and the cells that it touches. */
export interface Area {
  readonly centre: Point;
  readonly radiusKm: number;
  readonly cells: readonly number[];
}

/** A list in one cell: how long it is, and how many of it match. */
interface Piece {
  readonly length: number;
  readonly matches: number;
}

/** How many jobs there are to read and to find: guesses from samples. */
export interface Estimate {
  /** Jobs of a list, in the area's cells or in the country. */
  lengthOf(list: FacetList): number;
  /** The same list cell by cell, with what of it matches. */
  piecesOf(list: FacetList): readonly Piece[];
  /** Jobs that pass the facets, in the area's circle (everywhere without an area). */
  readonly matches: number;
  readonly matchesInCountry: number;
  /** What part of the jobs is of the profile, in the area's cells or in the country; 1 where none is named. */
  readonly shareOfProfile: number;
  /** Jobs in the circle's box, whatever they are; all of the country's without an area. */
  readonly inBox: number;
}

/** A sample cannot tell fewer from none: half a row stands for none. */
function shareOf<Row>(rows: readonly Row[], passes: (row: Row) => boolean): number {
  if (rows.length === 0) return 1;
  let passing = 0;
  for (const row of rows) if (passes(row)) passing += 1;
  return Math.max(passing, 0.5) / rows.length;
}

/** Jobs of the squares that a box touches, by the cell that each lies in. */
function jobsInBox({ squares }: Statistics, { south, west, north, east }: Box): Map<number, number> {
  const first = squareOf(south, west);
  const columns = squareOf(south, east) - first;
  const jobs = new Map<number, number>();
  for (let row = first; row <= squareOf(north, west); row += SQUARES_A_ROW) {
    for (let square = row; square <= row + columns; square += 1) {
      const there = squares.get(square);
      if (there === undefined) continue;
      const cell = cellOfSquare(square);
      jobs.set(cell, (jobs.get(cell) ?? 0) + there);
    }
  }
  return jobs;
}

/** Jobs in a circle's box, cell by cell; below a few squares the density around the centre decides. */
function jobsByCell(statistics: Statistics, { centre, radiusKm }: Area): Map<number, number> {
  const least = (SQUARE_DEGREES * kmPerDegreeOfLatitude(centre.latitude)) / 2;
  if (radiusKm >= least) return jobsInBox(statistics, boundingBox(centre, radiusKm));
  const side = SQUARE_DEGREES * SQUARE_DEGREES;
  const squareKm = side * kmPerDegreeOfLatitude(centre.latitude) * kmPerDegreeOfLongitude(centre.latitude);
  const there = statistics.squares.get(squareOf(centre.latitude, centre.longitude)) ?? 0;
  return new Map([[cellOf(centre), (there * 4 * radiusKm * radiusKm) / squareKm]]);
}

const sumOf = (jobs: ReadonlyMap<number, number>): number =>
  [...jobs.values()].reduce((sum, there) => sum + there, 0);

/** Jobs in a circle's box. */
export function jobsAround(statistics: Statistics, area: Area): number {
  return sumOf(jobsByCell(statistics, area));
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

/** What of a sample passes the facets, and what of it is in each list: of every place alike. */
interface Shares {
  readonly profile: number | null;
  readonly passing: number;
  readonly ofList: ReadonlyMap<FacetList, number>;
}

const isBare = ({ of }: JobList): boolean => of.every((facet) => facet === 'profile');

function readShares({ sample, sampleOfProfile }: Statistics, facets: Facets): Shares {
  const profile = isOneValue(facets.profile) ? facets.profile[0] : null;
  const own = profile === null ? sample : (sampleOfProfile.get(profile) ?? []);
  const ofList = listsFor(facets).map((name): [FacetList, number] => {
    const list: JobList = LISTS[name];
    const rows = list.of.includes('profile') ? own : sample;
    return [name, isBare(list) ? 1 : shareOf(rows, isOfList(list, facets))];
  });
  return { profile, passing: shareOf(own, passesFacets(facets)), ofList: new Map(ofList) };
}

export function estimate(statistics: Statistics, area: Area | null, facets: Facets): Estimate {
  const { profile, passing, ofList } = readShares(statistics, facets);
  const inCells = countIn(statistics, area, null);
  const around = area === null ? null : jobsByCell(statistics, area);
  const inBox = around === null ? inCells : sumOf(around);
  const inside = area === null ? inCells : inBox * (Math.PI / 4);
  const insideShare = Math.min(1, Math.max(inside, 0.5) / Math.max(inCells, 1));
  return {
    lengthOf: (name) => {
      const list: JobList = LISTS[name];
      const where = list.area === 'cells' ? area : null;
      const base = countIn(statistics, where, list.of.includes('profile') ? profile : null);
      return base * (ofList.get(name) ?? 1);
    },
    piecesOf: (name) =>
      (area?.cells ?? []).map((cell) => {
        const own = area && { ...area, cells: [cell] };
        const ofProfile = LISTS[name].of.some((facet) => facet === 'profile');
        const there = Math.max(countIn(statistics, own, null), 1);
        const insideOwn = Math.min(1, ((around?.get(cell) ?? 0) * (Math.PI / 4)) / there);
        return {
          length: countIn(statistics, own, ofProfile ? profile : null) * (ofList.get(name) ?? 1),
          matches: countIn(statistics, own, profile) * passing * insideOwn,
        };
      }),
    matches: countIn(statistics, area, profile) * passing * insideShare,
    matchesInCountry: countIn(statistics, null, profile) * passing,
    inBox,
    shareOfProfile: countIn(statistics, area, profile) / Math.max(inCells, 1),
  };
}
