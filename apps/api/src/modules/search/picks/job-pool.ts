import type { GeoPoint } from '@nukkad/contract';
import { RADIUS_KM_DEFAULT } from '@nukkad/contract';
import type { Database } from '@nukkad/db';
import type { Facets } from '@nukkad/job-search/facets.ts';
import { cellsAround } from '@nukkad/job-search/geo/search-cells.ts';
import type { Search } from '@nukkad/job-search/query/search.ts';
import { findNearby } from '@nukkad/job-search/run/find-nearby.ts';
import { findPage } from '@nukkad/job-search/run/find-page.ts';
import type { FoundRow } from '@nukkad/job-search/sql/page-statement.ts';

/** A job with what cards leave out and scores need. */
export interface PooledJob extends FoundRow {
  readonly skills: readonly string[];
  readonly subProfileKey: string | null;
}

export interface PoolWanted {
  readonly centre: GeoPoint | null;
  /** What to look for, one search each. */
  readonly facets: readonly Facets[];
  readonly candidateId: string | null;
  readonly hidden: readonly string[];
  readonly rows: number;
  /** Fewer than this within 30 km, and the nearest beyond join. */
  readonly atLeast: number;
}

const MORE_COLUMNS = {
  name: 'search_pool_more',
  text: `SELECT id, skills, sub_profile_key AS "subProfileKey" FROM job WHERE id = ANY ($1::uuid[])`,
};

function searches({ centre, facets, candidateId, hidden }: PoolWanted): Search[] {
  const area = centre && {
    centre,
    radiusKm: RADIUS_KM_DEFAULT,
    cells: cellsAround(centre, RADIUS_KM_DEFAULT),
  };
  return facets.map((wanted) => ({
    facets: wanted,
    centre,
    area,
    words: null,
    order: 'NEWEST',
    candidateId,
    hidden,
  }));
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
export async function readJobPool(database: Database, wanted: PoolWanted): Promise<PooledJob[]> {
  const page = { after: null, rows: wanted.rows, countTo: 0 };
  const found = await fewAtOnce(searches(wanted), async (search) => {
    const around = await findPage(database, search, page);
    if (around.length >= wanted.atLeast || search.area === null) return around;
    return [...around, ...(await findNearby(database, search))];
  });
  const jobs = new Map(found.flat().map((row) => [row.id, row]));
  const more = await database.query<Pick<PooledJob, 'id' | 'skills' | 'subProfileKey'>>(MORE_COLUMNS, [
    [...jobs.keys()],
  ]);
  return more.flatMap(({ id, skills, subProfileKey }) => {
    const row = jobs.get(id);
    return row === undefined ? [] : [{ ...row, skills, subProfileKey }];
  });
}
