import {
  EXPERIENCE_YEARS_MAX,
  type GeoPoint,
  JOB_ATTRIBUTE_NAMES,
  type JobFilterInput,
  SALARY_MAX,
} from '@nukkad/contract';
import type { Database } from '@nukkad/db';
import type { TestJob } from './spread-jobs.ts';

/**
 * A reference implementation of the search: tests every job against the rules of the filters, with geodesic distances from
 * PostGIS.
 */

function experienceFits(job: TestJob, { experience, experienceYears }: JobFilterInput): boolean {
  const most = job.maxYears ?? Number.POSITIVE_INFINITY;
  if (experience === 'FRESHER') return job.minYears === 0;
  if (experienceYears !== undefined) {
    const [low, high] = experienceYears;
    const upper = high === EXPERIENCE_YEARS_MAX ? Number.POSITIVE_INFINITY : high;
    return job.minYears <= upper && most >= low;
  }
  return experience === undefined || most >= 1;
}

function payFits(job: TestJob, pay: JobFilterInput['pay']): boolean {
  if (pay === undefined) return true;
  if (job.payMin === null || job.payMax === null) return false;
  const upper = pay[1] === SALARY_MAX ? Number.POSITIVE_INFINITY : pay[1];
  return job.payMin <= upper && job.payMax >= pay[0];
}

/** The stored values that a chosen value matches besides itself, written out so that the search is compared with a second source. */
const ALSO: Readonly<Record<string, readonly string[]>> = {
  'workPlace ON_SITE': ['BOTH'],
  'workPlace HOME': ['BOTH'],
};

function attributeFits(stored: string | null, name: string, chosen: string | undefined): boolean {
  if (chosen === undefined || stored === chosen) return true;
  return stored !== null && (ALSO[`${name} ${chosen}`]?.includes(stored) ?? false);
}

function fits(job: TestJob, input: JobFilterInput): boolean {
  return (
    job.status === 'ACTIVE' &&
    (input.jobProfile === undefined || job.profileKey === input.jobProfile) &&
    JOB_ATTRIBUTE_NAMES.every((name) => attributeFits(job[name], name, input[name])) &&
    experienceFits(job, input) &&
    payFits(job, input.pay)
  );
}

const DISTANCES = `SELECT id, ST_Distance(position, ST_MakePoint($2::float8, $1::float8)::geography) AS metres FROM job`;

async function distancesFrom(database: Database, point: GeoPoint | null): Promise<Map<string, number>> {
  if (point === null) return new Map();
  const rows = await database.query<{ id: string; metres: number }>(DISTANCES, [
    point.latitude,
    point.longitude,
  ]);
  return new Map(rows.map(({ id, metres }) => [id, metres]));
}

function compare(a: string | number, b: string | number): number {
  if (a === b) return 0;
  return a < b ? -1 : 1;
}

export interface SlowResult {
  /** Ids of all matches in the search's order. */
  readonly matches: readonly string[];
  /** Ids of the jobs outside the circle that match otherwise, nearest first. */
  readonly beyond: readonly string[];
}

export async function slowSearch(
  database: Database,
  jobs: readonly TestJob[],
  hidden: ReadonlySet<string>,
  input: JobFilterInput,
): Promise<SlowResult> {
  const centre = input.point ?? null;
  const metres = await distancesFrom(database, centre);
  const distanceOf = (job: TestJob): number => metres.get(job.id) ?? 0;
  const newest = (a: TestJob, b: TestJob) =>
    compare(b.createdAt.getTime(), a.createdAt.getTime()) || compare(b.id, a.id);
  const nearest = (a: TestJob, b: TestJob) => compare(distanceOf(a), distanceOf(b)) || compare(a.id, b.id);
  const fitting = jobs.filter((job) => !hidden.has(job.id) && fits(job, input));
  const reach = centre === null ? Number.POSITIVE_INFINITY : (input.radiusKm ?? 30) * 1000;
  const byDistance = centre !== null && input.sortBy === 'NEAREST';
  return {
    matches: fitting
      .filter((job) => distanceOf(job) <= reach)
      .sort(byDistance ? nearest : newest)
      .map(({ id }) => id),
    beyond: fitting
      .filter((job) => distanceOf(job) > reach)
      .sort(nearest)
      .map(({ id }) => id),
  };
}
