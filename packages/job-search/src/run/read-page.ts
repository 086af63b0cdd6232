import type { Database } from '@nukkad/db';
import { mapDegreesWithin, metresReached } from '../geo/mercator.ts';
import { choosePath, type Plan } from '../plan/choose-path.ts';
import type { ResolvedQuery } from '../query/resolve.ts';
import { type AccessPath, accessOf } from '../sql/access-path.ts';
import { type JobRow, matchingIdsOf, pageOf } from '../sql/page-statement.ts';
import type { StatementValues } from '../sql/statement.ts';
import { searchStatistics } from '../store/samples.ts';
import type { CursorPosition } from './cursor.ts';

export interface PageRequest {
  /** The last item of the previous page; null for the first page. */
  readonly after: CursorPosition | null;
  readonly rows: number;
  /** Matches are counted up to this number; 0 if the count is already known. */
  readonly countTo: number;
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
  const { after, rows, countTo } = request;
  const plan = given ?? choosePath(await searchStatistics.read(database), { ...query, ...request });
  const skipped = skippedDegrees(query, after);
  for (let scanned = rowsToScan(plan.page, request); ; scanned *= 4) {
    const readFrom = (position: CursorPosition | null) => {
      const values = { skipped, scanned, rows, countTo, ...positionValues(query, position) };
      return database.queryReplica<JobRow>(pageOf(query, plan, values));
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

/** Returns the ids of a query's matches, at most `countTo`, in any order. */
export async function matchingIds(database: Database, query: ResolvedQuery, countTo: number) {
  const request = { ...query, after: null, rows: 1, countTo };
  const { page, count } = choosePath(await searchStatistics.read(database), request);
  const [row] = await database.queryReplica<{ ids: string[] }>(matchingIdsOf(query, count ?? page, countTo));
  return row?.ids ?? [];
}
