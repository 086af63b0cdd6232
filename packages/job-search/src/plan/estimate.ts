import type { Point } from '@nukkad/domain/geo.ts';
import { memoize } from '@nukkad/language/text/memoize.ts';
import { ANY_FACETS, type FacetRow, type Facets, isOneValue, passesFacets } from '../facets.ts';
import { type Area, boundingBox, cellOf } from '../geo/circle.ts';
import type { ResolvedQuery } from '../query/resolve.ts';
import { type AccessPath, CELLS_AT_ONCE, PAY_LIST_FROM } from '../sql/access-path.ts';

export type SampleRow = FacetRow & Point & { readonly profile: number; readonly pay_max: number };

/** A sample of a set of jobs. */
interface Sample {
  /** Estimated number of jobs in the set. */
  readonly jobs: number;
  readonly rows: readonly SampleRow[];
}

const EMPTY_SAMPLE: Sample = { jobs: 0, rows: [] };
/** Number of cached estimates, at most about 2 MB. Many searches share a place and filters. */
const ESTIMATES_CACHED = 1000;
/** Maximum number of rows of a sample, so that testing a filter on all of them is fast. */
const SAMPLE_ROWS_MAX = 1000;
/** A sample cannot distinguish absent values from rare ones, so no matching rows count as half a row. */
const ROWS_MIN = 0.5;

/** Builds a sample from rows: keeps every n-th, at most `SAMPLE_ROWS_MAX`. Each row stands for `weight` jobs. */
function sampleOf(rows: readonly SampleRow[], weight: number): Sample {
  const step = Math.max(1, Math.ceil(rows.length / SAMPLE_ROWS_MAX));
  return { jobs: rows.length * weight, rows: rows.filter((_row, index) => index % step === 0) };
}

/** Samples of all jobs, of each cell and of each profile. */
function samplesOf(rows: readonly SampleRow[], total: number) {
  const weight = rows.length === 0 ? 0 : Math.max(1, total / rows.length);
  const samplesBy = (keyOf: (row: SampleRow) => number): Map<number, Sample> => {
    const groups = [...Map.groupBy(rows, keyOf)];
    return new Map(groups.map(([key, group]) => [key, sampleOf(group, weight)]));
  };
  return {
    all: sampleOf(rows, weight),
    ofCell: samplesBy(cellOf),
    ofProfile: samplesBy(({ profile }) => profile),
  };
}

type Samples = ReturnType<typeof samplesOf>;

/** Returns the share (0–1) of a sample's rows that pass a test. */
function shareOf({ rows }: Sample, passes: (row: SampleRow) => boolean): number {
  let passing = 0;
  for (const row of rows) if (passes(row)) passing += 1;
  return rows.length === 0 ? 0 : passing / rows.length;
}

/**
 * Returns the share (0–1) of a sample's rows that match the facets. At least that of half a row; 1 for an empty
 * sample.
 */
function passingShare(sample: Sample, facets: Partial<Facets>): number {
  if (sample.rows.length === 0) return 1;
  const share = shareOf(sample, passesFacets({ ...ANY_FACETS, ...facets }));
  return Math.max(share, ROWS_MIN / sample.rows.length);
}

/** A smaller circle has too few sample rows, so its density is taken from a circle of this radius. */
const DENSITY_RADIUS_KM = 4;
/** The area of a circle as a share of its bounding box. */
const CIRCLE_SHARE_OF_BOX = Math.PI / 4;

/** Estimates the share (0–1) of a cell's jobs that are in the bounding box of a circle. */
function shareInBox(cell: Sample, { centre, radiusKm }: Area): number {
  const box = boundingBox({ centre, radiusKm: Math.max(radiusKm, DENSITY_RADIUS_KM) });
  const isInBox = ({ latitude, longitude }: Point) =>
    latitude >= box.south && latitude <= box.north && longitude >= box.west && longitude <= box.east;
  return shareOf(cell, isInBox) * Math.min(1, radiusKm / DENSITY_RADIUS_KM) ** 2;
}

const sumOf = (numbers: readonly number[]): number => numbers.reduce((sum, number) => sum + number, 0);

/** The parts of a query that decide how many jobs match. */
export type EstimatedQuery = Pick<ResolvedQuery, 'area' | 'side' | 'facets' | 'cityId'>;

/**
 * Whether a query can be run by the lists of its cells. Outside India a circle may touch more cells than a statement
 * can read.
 */
export const isOfCells = ({ area, side }: Pick<EstimatedQuery, 'area' | 'side'>): boolean =>
  side === 'inside' && area !== null && area.cells.length <= CELLS_AT_ONCE;

/** An access path, whether the query can use it, and the number of its entries. */
interface PathLength {
  readonly path: AccessPath;
  readonly isUsable: boolean;
  readonly length: number;
}

/** Estimates the sizes of places and profiles, and the matches of a query, from samples. */
function measure({ all, ofCell, ofProfile }: Samples, { area, facets }: EstimatedQuery) {
  const { profile } = facets;
  const isOfProfile = isOneValue(profile);
  const profileSample = isOfProfile ? (ofProfile.get(profile[0]) ?? EMPTY_SAMPLE) : all;
  const cellSamples = area === null ? [all] : area.cells.map((cell) => ofCell.get(cell) ?? EMPTY_SAMPLE);
  const jobs = sumOf(cellSamples.map((sample) => sample.jobs));
  const isOwnProfile = (row: SampleRow) => row.profile === profile[0];
  const jobsOfProfile =
    area === null
      ? profileSample.jobs
      : sumOf(cellSamples.map((sample) => sample.jobs * shareOf(sample, isOwnProfile)));
  const jobsInBox = cellSamples.map((sample) => (area === null ? 1 : shareInBox(sample, area)) * sample.jobs);
  return {
    profileSample,
    cellSamples,
    /** Jobs in the cells. */
    jobs,
    /** The share of these jobs that have the requested profile; 1 if any profile matches. */
    profileShare: isOfProfile ? jobsOfProfile / Math.max(jobs, 1) : 1,
    /** For each cell, the number of jobs in the circle's bounding box. */
    jobsInBox,
    circleShare: area === null ? 1 : CIRCLE_SHARE_OF_BOX,
    /** The share of the profile's jobs that pass the facets. */
    passing: passingShare(profileSample, facets),
  };
}

type Measures = ReturnType<typeof measure>;

/**
 * Returns the access paths for queries without words, with their lengths. Of paths with equal cost, the first one is
 * chosen.
 */
function pathLengths({ all }: Samples, query: EstimatedQuery, measures: Measures): PathLength[] {
  const { profile, jobType, qualification, pay } = query.facets;
  const { profileSample, jobs, profileShare, jobsInBox, circleShare } = measures;
  const isInCells = isOfCells(query);
  const isOfPlace = query.side !== 'none';
  const isOfProfile = isOneValue(profile);
  const wellPaid = [Math.max(pay[0], PAY_LIST_FROM), ANY_FACETS.pay[1]] as const;
  const wellPaidShare = passingShare(all, { jobType, pay: wellPaid });
  const kindShare = passingShare(profileSample, { jobType, qualification });
  const boxLength = sumOf(jobsInBox);
  // The circle of a query for one city is the extent of that city.
  const isOfCity = query.cityId !== undefined;
  const jobsOfCity = boxLength * circleShare;
  return [
    { path: 'city', isUsable: isOfCity, length: jobsOfCity },
    { path: 'profileCity', isUsable: isOfCity && isOfProfile, length: jobsOfCity * profileShare },
    { path: 'newest', isUsable: isInCells, length: jobs },
    { path: 'profileNewest', isUsable: isInCells && isOfProfile, length: jobs * profileShare },
    { path: 'country', isUsable: !isOfPlace, length: all.jobs },
    { path: 'profile', isUsable: isOfProfile, length: profileSample.jobs },
    { path: 'pay', isUsable: pay[0] >= PAY_LIST_FROM, length: all.jobs * wellPaidShare },
    {
      path: 'kind',
      isUsable: isOneValue(jobType) || isOneValue(qualification),
      length: profileSample.jobs * kindShare,
    },
    { path: 'map', isUsable: isOfPlace, length: boxLength },
    { path: 'profileMap', isUsable: isOfPlace && isOfProfile, length: boxLength * profileShare },
  ];
}

/** Estimates how many entries each usable path has, and how many jobs match. */
function estimateFrom(samples: Samples, query: EstimatedQuery) {
  const measures = measure(samples, query);
  const { cellSamples, jobs, profileShare, jobsInBox, circleShare, passing } = measures;
  const cells = cellSamples.map((sample, index) => ({
    length: sample.jobs,
    matches: (jobsInBox[index] ?? 0) * circleShare * profileShare * passing,
  }));
  const usable = pathLengths(samples, query, measures).filter(({ isUsable }) => isUsable);
  return {
    /** For each usable path, the number of entries in its list or bounding box. */
    lengths: new Map(usable.map(({ path, length }) => [path, length])),
    /** For each cell, the number of its jobs (`length`) and of its matches. */
    cells,
    /** Number of jobs in all cells. */
    jobs,
    /** Number of matches in the circle, or in the whole country if there is no circle. */
    matches: sumOf(cells.map(({ matches }) => matches)),
  };
}

export type Estimate = ReturnType<typeof estimateFrom>;

/**
 * Builds the statistics by which `choosePath` estimates costs, from sampled rows and the number of active jobs. Wrong
 * estimates make a search slower, but not wrong.
 */
export function buildStatistics(rows: readonly SampleRow[], total: number) {
  const samples = samplesOf(rows, total);
  const estimated = memoize(
    (key) => estimateFrom(samples, JSON.parse(key) as EstimatedQuery),
    ESTIMATES_CACHED,
  );
  return {
    /** Number of active jobs. */
    jobs: samples.all.jobs,
    /** Memoized, because testing a filter on the samples costs as much as reading a short page. */
    estimate: ({ area, side, facets, cityId }: EstimatedQuery): Estimate => {
      // For jobs outside the circle, the whole country is estimated.
      const searchedArea = side === 'inside' ? area : null;
      return estimated(JSON.stringify({ area: searchedArea, side, facets, cityId }));
    },
  };
}

export type Statistics = ReturnType<typeof buildStatistics>;
