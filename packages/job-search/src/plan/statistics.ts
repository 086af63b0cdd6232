import type { FacetRow } from '../facets.ts';
import { cellOf } from '../geo/search-cells.ts';

export interface SampleRow extends FacetRow {
  readonly latitude: number;
  readonly longitude: number;
}

/** What the planner knows of the jobs: counts scaled up from a sample. Wrong numbers cost time, never an answer. */
export interface Statistics {
  readonly total: number;
  /** Jobs of a cell, and of a profile in it. */
  readonly cells: ReadonlyMap<number, CellCounts>;
  /** Jobs of a profile. */
  readonly profiles: ReadonlyMap<number, number>;
  /** Jobs of a small square of the map, for what lies in a circle. */
  readonly squares: ReadonlyMap<number, number>;
  /** A sample small enough to try a filter on, for each profile and for all. */
  readonly sample: readonly FacetRow[];
  readonly sampleOfProfile: ReadonlyMap<number, readonly FacetRow[]>;
}

interface CellCounts {
  readonly all: number;
  readonly ofProfile: ReadonlyMap<number, number>;
}

const SAMPLE_OF_ALL = 1500;
const SAMPLE_OF_PROFILE = 250;
/** Squares of 0.05°: about 5.5 km. */
const SQUARES_PER_DEGREE = 20;

/** Squares are numbered from west to east, row by row. */
export const SQUARES_A_ROW = 8192;

export const squareOf = (latitude: number, longitude: number): number =>
  Math.floor((latitude + 90) * SQUARES_PER_DEGREE) * SQUARES_A_ROW +
  Math.floor((longitude + 180) * SQUARES_PER_DEGREE);
export const SQUARE_DEGREES = 1 / SQUARES_PER_DEGREE;

/** Squares fill cells without rest: the one that a square's middle lies in. */
export const cellOfSquare = (square: number): number =>
  cellOf({
    latitude: (Math.floor(square / SQUARES_A_ROW) + 0.5) / SQUARES_PER_DEGREE - 90,
    longitude: ((square % SQUARES_A_ROW) + 0.5) / SQUARES_PER_DEGREE - 180,
  });

/** Every n-th row, so that a long list gives a short one without order. */
function thin<T>(rows: readonly T[], most: number): T[] {
  const step = Math.max(1, Math.floor(rows.length / most));
  return rows.filter((_row, index) => index % step === 0).slice(0, most);
}

function countCells(rows: readonly SampleRow[], weight: number): Map<number, CellCounts> {
  const cells = new Map<number, { all: number; ofProfile: Map<number, number> }>();
  for (const row of rows) {
    const key = cellOf(row);
    const cell = cells.get(key) ?? { all: 0, ofProfile: new Map<number, number>() };
    cell.all += weight;
    cell.ofProfile.set(row.profile, (cell.ofProfile.get(row.profile) ?? 0) + weight);
    cells.set(key, cell);
  }
  return cells;
}

/** Builds the planner's knowledge from sampled rows of active jobs and the number of all. */
export function buildStatistics(rows: readonly SampleRow[], total: number): Statistics {
  const weight = rows.length === 0 ? 0 : Math.max(1, total / rows.length);
  const squares = new Map<number, number>();
  for (const { latitude, longitude } of rows) {
    const key = squareOf(latitude, longitude);
    squares.set(key, (squares.get(key) ?? 0) + weight);
  }
  const byProfile = Map.groupBy(rows, (row) => row.profile);
  return {
    total,
    cells: countCells(rows, weight),
    profiles: new Map([...byProfile].map(([profile, own]) => [profile, own.length * weight])),
    squares,
    sample: thin(rows, SAMPLE_OF_ALL),
    sampleOfProfile: new Map([...byProfile].map(([profile, own]) => [profile, thin(own, SAMPLE_OF_PROFILE)])),
  };
}
