import {
  EXPERIENCE_YEARS_MAX,
  type GeoPoint,
  JOB_ATTRIBUTE_NAMES,
  type JobFilterInput,
  SALARY_MAX,
} from '@nukkad/contract';
import type { Database } from '@nukkad/db';
import type { PlainJob } from './spread-jobs.ts';

/**
 * The same search done the slow and obvious way: every job looked at, its true distance asked of PostGIS, the filters as
 * the product's rules say them.
 */

function experienceFits(job: PlainJob, { experience, experienceYears }: JobFilterInput): boolean {
  const most = job.maxYears ?? Number.POSITIVE_INFINITY;
  if (experience === 'FRESHER') return job.minYears === 0;
  if (experienceYears !== undefined) {
    const [low, high] = experienceYears;
    const upper = high === EXPERIENCE_YEARS_MAX ? Number.POSITIVE_INFINITY : high;
    return job.minYears <= upper && most >= low;
  }
  return experience === undefined || most >= 1;
}

function payFits(job: PlainJob, pay: JobFilterInput['pay']): boolean {
  if (pay === undefined) return true;
  if (job.payMin === null || job.payMax === null) return false;
  const upper = pay[1] === SALARY_MAX ? Number.POSITIVE_INFINITY : pay[1];
  return job.payMin <= upper && job.payMax >= pay[0];
}

function fits(job: PlainJob, input: JobFilterInput): boolean {
  return (
    job.status === 'ACTIVE' &&
    (input.jobProfile === undefined || job.profileKey === input.jobProfile) &&
    JOB_ATTRIBUTE_NAMES.every((name) => input[name] === undefined || job[name] === input[name]) &&
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

const compare = (a: string | number, b: string | number): number => (a < b ? -1 : a > b ? 1 : 0);

export interface SlowAnswer {
  /** Ids of all matches, in order. */
  readonly matches: readonly string[];
  /** Ids of all that match but for the circle, nearest first. */
  readonly beyond: readonly string[];
}

export async function slowSearch(
  database: Database,
  jobs: readonly PlainJob[],
  hidden: ReadonlySet<string>,
  input: JobFilterInput,
): Promise<SlowAnswer> {
  const centre = input.point ?? null;
  const metres = await distancesFrom(database, centre);
  const of = (job: PlainJob): number => metres.get(job.id) ?? 0;
  const newest = (a: PlainJob, b: PlainJob) =>
    compare(b.createdAt.getTime(), a.createdAt.getTime()) || compare(b.id, a.id);
  const nearest = (a: PlainJob, b: PlainJob) => compare(of(a), of(b)) || compare(a.id, b.id);
  const fitting = jobs.filter((job) => !hidden.has(job.id) && fits(job, input));
  const reach = centre === null ? Number.POSITIVE_INFINITY : (input.radiusKm ?? 30) * 1000;
  const byDistance = centre !== null && input.sortBy === 'NEAREST';
  return {
    matches: fitting
      .filter((job) => of(job) <= reach)
      .sort(byDistance ? nearest : newest)
      .map(({ id }) => id),
    beyond: fitting
      .filter((job) => of(job) > reach)
      .sort(nearest)
      .map(({ id }) => id),
  };
}
