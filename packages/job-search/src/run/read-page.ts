import { LIST_REACH_MAX } from '@nukkad/contract';
import type { Database } from '@nukkad/db';
import { mapDegreesWithin, metresReached } from '../geo/mercator.ts';
import { choosePath, type Plan } from '../plan/choose-path.ts';
import type { ResolvedQuery } from '../query/resolve.ts';
import { type AccessPath, accessOf } from '../sql/access-path.ts';
import { BLENDED_JOBS } from '../sql/blend.ts';
import { countOf, type JobRow, matchingIdsOf, pageOf } from '../sql/page-statement.ts';
import type { StatementValues } from '../sql/statement.ts';
import { searchStatistics } from '../store/samples.ts';
import { type CursorPosition, timeOf } from './cursor.ts';

export interface PageRequest {
  /** The last item of the previous page; null for the first page. */
  readonly after: CursorPosition | null;
  readonly rows: number;
  /** Matches are counted up to this number; 0 if the count is already known. */
  readonly countTo: number;
  /** For a page inside a place: the whole query, whose matches are counted instead. */
  readonly whole?: ResolvedQuery | undefined;
}

/** Cursor values that come before the first row of any list. */
const BEGINNING = {
  NEWEST: { afterTime: 'infinity', afterId: 'ffffffff-ffff-ffff-ffff-ffffffffffff' },
  NEAREST: { afterDistance: -1, afterId: '00000000-0000-0000-0000-000000000000' },
};

/**
 * Rows to read beyond the page, because planar order only approximates geodesic order. `EXTRA_SHARE_OF_SEEN` adds a
 * share of the rows already shown.
 */
const EXTRA_ROWS_OF_MAP = 6;
const EXTRA_SHARE_OF_SEEN = 1 / 16;
/**
 * Rows to read beyond the page from a list. More than for a map, because a list is read completely at every attempt,
 * so another attempt is expensive.
 */
const EXTRA_ROWS_OF_LIST = 24;

/** Returns how many rows a search by distance reads in its first attempt. */
function rowsToScan(path: AccessPath, { after, rows }: PageRequest): number {
  const isMap = accessOf(path).map !== undefined;
  const extra = isMap ? EXTRA_ROWS_OF_MAP : rows + EXTRA_ROWS_OF_LIST;
  return rows + extra + Math.ceil((after?.seen ?? 0) * EXTRA_SHARE_OF_SEEN);
}

/**
 * Returns the map distance, in degrees, within which no row can belong to the page: it was shown before, or is in the
 * excluded circle. Such rows are skipped without an exact distance calculation.
 */
function skippedDegrees({ centre, area, side }: ResolvedQuery, after: CursorPosition | null): number {
  if (centre === null) return 0;
  const excludedMetres = side === 'outside' ? (area?.radiusKm ?? 0) * 1000 : 0;
  return mapDegreesWithin(centre, Math.max(excludedMetres, after?.at ?? 0));
}

function positionValues({ order }: ResolvedQuery, after: CursorPosition | null): StatementValues {
  if (after === null) return BEGINNING[order];
  return { afterTime: new Date(after.at).toISOString(), afterDistance: after.at, afterId: after.id };
}

/** Chooses the path that finds or counts all matches of a query. */
async function pathOfAll(database: Database, query: ResolvedQuery, countTo: number): Promise<AccessPath> {
  const request = { ...query, after: null, rows: 1, countTo };
  const { page, count } = choosePath(await searchStatistics.read(database), request);
  return count ?? page;
}

/** Chooses the paths of a page and of its count. */
async function planOf(database: Database, query: ResolvedQuery, request: PageRequest): Promise<Plan> {
  const { whole, countTo } = request;
  const plan = choosePath(await searchStatistics.read(database), { ...query, ...request });
  if (whole === undefined || plan.count === null) return plan;
  return { page: plan.page, count: await pathOfAll(database, whole, countTo) };
}

/** Values of `BLENDED_BEFORE` while no page has decided which jobs are blended. */
const ALL_BLENDED = { untilTime: '-infinity', untilId: '00000000-0000-0000-0000-000000000000' };

/** Reads a page by the blend of near and new: the best of the newest jobs, then the older ones, newest first. */
async function readBlended(
  database: Database,
  query: ResolvedQuery,
  request: PageRequest,
  given?: Plan,
): Promise<JobRow[]> {
  const { after, rows, countTo, whole } = request;
  const { nearTo: _, ...byAge } = query;
  const until = after?.until ?? null;
  if (after !== null && until === null) return readPage(database, byAge, request, given);
  const plan = given ?? (await planOf(database, query, { ...request, rows: BLENDED_JOBS }));
  const decided = until && { untilTime: new Date(until.at), untilId: until.id };
  const candidates = until === null ? BLENDED_JOBS : LIST_REACH_MAX;
  const position = { ...positionValues(query, after), ...(decided ?? ALL_BLENDED) };
  const found = await database.queryReplica<JobRow>(
    pageOf(query, plan, { rows, countTo, candidates, ...position }, whole),
  );
  const best = found.map((row) => ({ ...row, ...decided }));
  const [first] = best;
  if (best.length >= rows) return best;
  // None of the newest jobs of the circle is in the place.
  if (first === undefined && until === null) return readPage(database, byAge, request);
  if (until === null && (first?.blended ?? 0) < BLENDED_JOBS) return best;
  const oldest = until ?? { at: timeOf(first?.untilTime ?? 0), id: first?.untilId ?? '' };
  const begin: CursorPosition = { order: query.order, seen: 0, total: 0, step: 0, ...oldest };
  const older = { after: begin, rows: rows - best.length, countTo, whole };
  const rest = await readPage(database, byAge, older);
  // The older jobs are counted together with the blended ones.
  const total = rest.length < older.rows ? null : rest[0]?.total;
  return [...best, ...rest].map((row) => ({ ...row, total }));
}

/**
 * Reads one page of matches in the query's order, possibly from a replica. Uses the plan that reads the fewest pages,
 * unless one is given. A search by distance repeats the read with four times as many rows until the exact order is
 * certain.
 */
export async function readPage(
  database: Database,
  query: ResolvedQuery,
  request: PageRequest,
  given?: Plan,
): Promise<JobRow[]> {
  if (query.nearTo !== undefined && query.order === 'NEWEST')
    return readBlended(database, query, request, given);
  const { after, rows, countTo, whole } = request;
  const plan = given ?? (await planOf(database, query, request));
  const skipped = skippedDegrees(query, after);
  for (let scanned = rowsToScan(plan.page, request); ; scanned *= 4) {
    const readFrom = (position: CursorPosition | null) => {
      const values = { skipped, scanned, rows, countTo, ...positionValues(query, position) };
      return database.queryReplica<JobRow>(pageOf(query, plan, values, whole));
    };
    const found = await readFrom(after);
    if (query.order === 'NEWEST' || query.centre === null) return found;
    // An empty page is ambiguous: re-read from the start to tell "no matches" from "all matches already shown".
    const [first] = found.length > 0 || after === null ? found : await readFrom(null);
    if (first === undefined || (first.readCount ?? 0) < scanned) return found;
    // All rows that were not read are farther away than this.
    const certainMetres = metresReached(query.centre, first.reached ?? 0);
    if (found.length >= rows && (found.at(-1)?.distance ?? 0) <= certainMetres) return found;
  }
}

/** Returns the same query without the jobs with these ids. */
export const withoutJobs = (query: ResolvedQuery, ids: readonly string[]): ResolvedQuery =>
  ids.length === 0 ? query : { ...query, hidden: [...query.hidden, ...ids] };

/** Returns the number of a query's matches, at most `countTo`. */
export async function matchCount(database: Database, query: ResolvedQuery, countTo: number): Promise<number> {
  const path = await pathOfAll(database, query, countTo);
  const [row] = await database.queryReplica<{ matches: number }>(countOf(query, path, countTo));
  return row?.matches ?? 0;
}

/** Returns the ids of a query's matches, at most `countTo`, in any order. */
export async function matchingIds(database: Database, query: ResolvedQuery, countTo: number) {
  const path = await pathOfAll(database, query, countTo);
  const [row] = await database.queryReplica<{ ids: string[] }>(matchingIdsOf(query, path, countTo));
  return row?.ids ?? [];
}
