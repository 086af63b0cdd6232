import type { GeoPoint } from '@nukkad/contract';
import type { Database } from '@nukkad/db';
import { interpret, type JobRow, nearestBeyond, searchJobs } from '@nukkad/job-search';
import { selectSkills } from '../search.queries.ts';

/** A job with what cards leave out and scores need. */
export interface PooledJob extends JobRow {
  readonly skills: readonly string[];
}

export interface PoolRequest {
  readonly centre: GeoPoint | null;
  /** The profiles to look for, one search each; undefined looks for all. */
  readonly profiles: readonly (string | undefined)[];
  readonly candidateId: string | null;
  /** A job that is known already. */
  readonly without?: string;
  readonly rows: number;
  /** Fewer than this within 30 km, and the nearest beyond join. */
  readonly atLeast: number;
}

/** The newest of a profile around, and the nearest beyond where those are few. */
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

/** A seeker of many interests must not take all of the pool's connections. */
const AT_ONCE = 2;

async function fewAtOnce<T, R>(items: readonly T[], run: (item: T) => Promise<R>): Promise<R[]> {
  const done: R[] = [];
  for (let at = 0; at < items.length; at += AT_ONCE) {
    done.push(...(await Promise.all(items.slice(at, at + AT_ONCE).map(run))));
  }
  return done;
}

/** Jobs to choose among: the newest around for each kind of work wanted, and the nearest beyond where those are few. */
export async function readJobPool(database: Database, request: PoolRequest): Promise<PooledJob[]> {
  const found = await fewAtOnce(request.profiles, (profile) => findOf(database, profile, request));
  const jobs = new Map(found.flat().map((row) => [row.id, row]));
  const more = await database.queryReplica(selectSkills([...jobs.keys()]));
  return more.flatMap(({ id, skills }) => {
    const row = jobs.get(id);
    return row === undefined ? [] : [{ ...row, skills }];
  });
}
