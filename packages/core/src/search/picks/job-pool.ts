import type { GeoPoint } from '@nukkad/contract';
import type { Database } from '@nukkad/db';
import { interpret, type JobRow, nearestBeyond, searchJobs } from '@nukkad/job-search';
import { selectSkills } from '../search.queries.ts';

/** A job with its card and the columns that scores need. */
export interface PooledJob extends JobRow {
  readonly skills: readonly string[];
}

export interface PoolRequest {
  readonly centre: GeoPoint | null;
  /** Profile keys. One job search runs for each element. An undefined element searches all profiles. */
  readonly profiles: readonly (string | undefined)[];
  readonly candidateId: string | null;
  /** Id of a job to leave out. */
  readonly without?: string;
  readonly rows: number;
  /** Minimum number of jobs. If there are fewer within 30 km, the nearest ones beyond are added. */
  readonly atLeast: number;
}

/** Returns the newest jobs of a profile nearby, and the nearest beyond if those are few. */
async function findOf(
  database: Database,
  jobProfile: string | undefined,
  { centre, candidateId, without, rows, atLeast }: PoolRequest,
): Promise<readonly JobRow[]> {
  const point = centre ?? undefined;
  const filter = { jobProfile, point, sortBy: 'NEWEST', page: 1, size: rows } as const;
  const query = await interpret(database, candidateId, filter, without === undefined ? [] : [without]);
  const around = await searchJobs(query, { isCounted: false });
  if (around.rows.length >= atLeast) return around.rows;
  return [...around.rows, ...(await nearestBeyond(query, around))];
}

/**
 * Maximum number of concurrent searches, because a seeker with many interests must not use all connections of the
 * pool.
 */
const AT_ONCE = 2;

async function fewAtOnce<T, R>(items: readonly T[], run: (item: T) => Promise<R>): Promise<R[]> {
  const done: R[] = [];
  for (let at = 0; at < items.length; at += AT_ONCE) {
    done.push(...(await Promise.all(items.slice(at, at + AT_ONCE).map(run))));
  }
  return done;
}

/**
 * Returns candidates for the picks: for each wanted profile the newest jobs nearby, and the nearest beyond if those
 * are few.
 */
export async function readJobPool(database: Database, request: PoolRequest): Promise<PooledJob[]> {
  const found = await fewAtOnce(request.profiles, (profile) => findOf(database, profile, request));
  const jobs = new Map(found.flat().map((row) => [row.id, row]));
  const more = await database.queryReplica(selectSkills([...jobs.keys()]));
  return more.flatMap(({ id, skills }) => {
    const row = jobs.get(id);
    return row === undefined ? [] : [{ ...row, skills }];
  });
}
