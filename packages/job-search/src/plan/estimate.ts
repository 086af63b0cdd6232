import type { Point } from '@nukkad/domain/geo.ts';
import { memoize } from '@nukkad/language/text/memoize.ts';
import { ANY_FACETS, type FacetRow, type Facets, isOneValue, passesFacets } from '../facets.ts';
import { type Area, boundingBox, cellOf } from '../geo/circle.ts';
import type { ResolvedQuery } from '../query/resolve.ts';
import { type AccessPath, CELLS_AT_ONCE, PAY_LIST_FROM } from '../sql/access-path.ts';

export type SampleRow = FacetRow & Point & { readonly profile: number; readonly pay_max: number };

/** Some of many jobs, and how many there are. */
interface Sample {
  readonly jobs: number;
  readonly rows: readonly SampleRow[];
}

const NONE: Sample = { jobs: 0, rows: [] };
/** Places and filters that most searches share; some two megabytes at the most. */
const ESTIMATES_CACHED = 1000;
/** Small enough to try a filter on. */
const ROWS_MAX = 1000;

/** Every n-th row, so that a long list gives a short one without order. */
function sampleOf(rows: readonly SampleRow[], weight: number): Sample {
  const step = Math.max(1, Math.ceil(rows.length / ROWS_MAX));
  return { jobs: rows.length * weight, rows: rows.filter((_row, at) => at % step === 0) };
}

/** Samples of all, of each cell and of each profile. */
function samplesOf(rows: readonly SampleRow[], total: number) {
  const weight = rows.length === 0 ? 0 : Math.max(1, total / rows.length);
  const samplesBy = (key: (row: SampleRow) => number) =>
    new Map([...Map.groupBy(rows, key)].map(([of, own]) => [of, sampleOf(own, weight)]));
  const ofProfile = samplesBy(({ profile }) => profile);
  return { all: sampleOf(rows, weight), ofCell: samplesBy(cellOf), ofProfile };
}

function shareOf({ rows }: Sample, passes: (row: SampleRow) => boolean): number {
  let passing = 0;
  for (const row of rows) if (passes(row)) passing += 1;
  return rows.length === 0 ? 0 : passing / rows.length;
}

/** What part of a sample passes some facets. It cannot tell fewer from none: half a row stands for none. */
function passingShare(sample: Sample, facets: Partial<Facets>): number {
  if (sample.rows.length === 0) return 1;
  return Math.max(shareOf(sample, passesFacets({ ...ANY_FACETS, ...facets })), 0.5 / sample.rows.length);
}

/** A circle that is smaller than this is as dense as its surroundings: a sample has too few rows of it. */
const DENSITY_KM = 4;
const CIRCLE_OF_BOX = Math.PI / 4;

/** What part of a cell lies in a circle's box. */
function shareInBox(cell: Sample, { centre, radiusKm }: Area): number {
  const { south, west, north, east } = boundingBox({ centre, radiusKm: Math.max(radiusKm, DENSITY_KM) });
  const isIn = ({ latitude, longitude }: Point) =>
    latitude >= south && latitude <= north && longitude >= west && longitude <= east;
  return shareOf(cell, isIn) * Math.min(1, radiusKm / DENSITY_KM) ** 2;
}

const sumOf = (numbers: readonly number[]): number => numbers.reduce((sum, one) => sum + one, 0);

type Samples = ReturnType<typeof samplesOf>;

/** What is looked for, as far as the planner asks. */
export type Looked = Pick<ResolvedQuery, 'area' | 'side' | 'facets'>;

/** Whether the lists of cells hold it. Far from India a circle may touch more cells than there are pieces for. */
export const isOfCells = ({ area, side }: Pick<Looked, 'area' | 'side'>): boolean =>
  side === 'inside' && area !== null && area.cells.length <= CELLS_AT_ONCE;

/** How many jobs there are to read and to find: guesses from samples. */
function estimateFrom({ all, ofCell, ofProfile }: Samples, { area, side, facets }: Looked) {
  const { profile, jobType, qualification, pay } = facets;
  const isOfProfile = isOneValue(profile);
  const own = isOfProfile ? (ofProfile.get(profile[0]) ?? NONE) : all;
  const passing = passingShare(own, facets);
  const samples = area === null ? [all] : area.cells.map((cell) => ofCell.get(cell) ?? NONE);
  const jobs = sumOf(samples.map((sample) => sample.jobs));
  const isOwn = (row: SampleRow) => row.profile === profile[0];
  const inProfile = sumOf(samples.map((sample) => sample.jobs * shareOf(sample, isOwn)));
  const share = isOfProfile ? (area === null ? own.jobs : inProfile) / Math.max(jobs, 1) : 1;
  const inBoxes = samples.map((sample) => (area === null ? 1 : shareInBox(sample, area)) * sample.jobs);
  const inCircle = area === null ? 1 : CIRCLE_OF_BOX;
  const wellPaid = [Math.max(pay[0], PAY_LIST_FROM), ANY_FACETS.pay[1]] as const;
  const [isInCells, isOfPlace] = [isOfCells({ area, side }), side !== 'none'];
  const isOfKind = isOneValue(jobType) || isOneValue(qualification);
  const paths: readonly (readonly [path: AccessPath, isUsable: boolean, length: number])[] = [
    ['newest', isInCells, jobs],
    ['profileNewest', isInCells && isOfProfile, jobs * share],
    ['country', !isOfPlace, all.jobs],
    ['profile', isOfProfile, own.jobs],
    ['pay', pay[0] >= PAY_LIST_FROM, all.jobs * passingShare(all, { jobType, pay: wellPaid })],
    ['kind', isOfKind, own.jobs * passingShare(own, { jobType, qualification })],
    ['map', isOfPlace, sumOf(inBoxes)],
    ['profileMap', isOfPlace && isOfProfile, sumOf(inBoxes) * share],
  ];
  const cells = samples.map((sample, at) => ({
    length: sample.jobs,
    matches: (inBoxes[at] ?? 0) * inCircle * share * passing,
  }));
  return {
    /** The entries of each path that holds all that is looked for: of a list, or of a map's box. */
    lengths: new Map(paths.filter(([, isUsable]) => isUsable).map(([path, , length]) => [path, length])),
    /** Of each cell: how many jobs there are, and how many match; and of all together. */
    cells,
    jobs,
    /** Jobs that pass the facets, in the circle (everywhere without one). */
    matches: sumOf(cells.map((cell) => cell.matches)),
  };
}

export type Estimate = ReturnType<typeof estimateFrom>;

/** What the planner knows of sampled rows of active jobs and the number of all. Wrong numbers cost time, never an answer. */
export function buildStatistics(rows: readonly SampleRow[], total: number) {
  const samples = samplesOf(rows, total);
  const estimated = memoize((text) => estimateFrom(samples, JSON.parse(text) as Looked), ESTIMATES_CACHED);
  return {
    /** How many jobs there are. */
    jobs: samples.all.jobs,
    /** Memoized: trying a filter on the samples costs as much as a short page. */
    estimate: ({ area, side, facets }: Looked): Estimate =>
      estimated(JSON.stringify({ area: side === 'inside' ? area : null, side, facets })),
  };
}

export type Statistics = ReturnType<typeof buildStatistics>;
