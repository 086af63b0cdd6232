import type { Database } from '@nukkad/db';
import { isUnfiltered, lookedUpFacets } from '../facets.ts';
import { mapDegreesWithin, metresReached } from '../geo/mercator.ts';
import { choosePath, type Plan } from '../plan/choose-path.ts';
import type { ResolvedQuery } from '../query/resolve.ts';
import { type AccessPath, accessOf, CELLS_AT_ONCE, type WordVariant } from '../sql/access-path.ts';
import type { RowsVariant } from '../sql/matching-rows.ts';
import { type JobRow, matchingIdsStatement, pageStatement } from '../sql/page-statement.ts';
import type { StatementValues } from '../sql/statement.ts';
import { searchStatistics } from '../store/samples.ts';
import type { CursorPosition } from './cursor.ts';
import { valuesOf } from './values.ts';

export interface PageWanted {
  /** The last item of the page before; null at the beginning. */
  readonly after: CursorPosition | null;
  readonly rows: number;
  /** How far matches are counted; 0 where the count is known. */
  readonly countTo: number;
}

const FIRST_ID = '00000000-0000-0000-0000-000000000000';
const LAST_ID = 'ffffffff-ffff-ffff-ffff-ffffffffffff';
/** Read beyond what is wanted, since the map's order is only nearly the true one: the farther out, the less. */
const READ_MORE = 6;
const READ_MORE_OF_SEEN = 1 / 16;
/** Where all of a list is read at every try, another try costs more than rows in reserve. */
const READ_MORE_OF_LISTS = 24;

function readingFor(path: AccessPath, { after, rows }: PageWanted): number {
  const more = accessOf(path).map !== undefined ? READ_MORE : rows + READ_MORE_OF_LISTS;
  return rows + more + Math.ceil((after?.seen ?? 0) * READ_MORE_OF_SEEN);
}

/** Degrees on the map that hold nothing of the page: jobs shown before, and those within a circle to stay out of. */
function passedDegrees({ centre, area, side }: ResolvedQuery, after: CursorPosition | null): number {
  const circle = side === 'outside' ? (area?.radiusKm ?? 0) * 1000 : 0;
  return centre === null ? 0 : mapDegreesWithin(centre, Math.max(circle, after?.at ?? 0));
}

function afterValues({ order }: ResolvedQuery, after: CursorPosition | null): StatementValues {
  if (order === 'NEAREST') return { afterDistance: after?.at ?? -1, afterId: after?.id ?? FIRST_ID };
  return {
    afterTime: after === null ? 'infinity' : new Date(after.at).toISOString(),
    afterId: after?.id ?? LAST_ID,
  };
}

const SLOTS = [1, 2, 4] as const;
/** Statements are made for so many words; those of a profile's own name are eight at most. */
const slotsFor = ({ length }: readonly number[]) => SLOTS.find((slots) => length <= slots) ?? 8;

/** How many words a query has, by which the statements differ. */
function wordVariant({ words }: ResolvedQuery): WordVariant | undefined {
  if (words === null) return undefined;
  const { lists, beside, others } = words;
  return {
    alternatives: slotsFor(lists),
    beside: beside.map(slotsFor),
    others: others.length,
  };
}

interface Scan {
  readonly database: Database;
  readonly query: ResolvedQuery;
  readonly path: AccessPath;
  /** Where matches are counted, if they are. */
  readonly count?: AccessPath | null;
  readonly wanted: PageWanted;
}

/** How a path reads what matches a query. @internal */
export const rowsVariantOf = (query: ResolvedQuery, path: AccessPath): RowsVariant => ({
  ...{ path, side: query.side, words: wordVariant(query) },
  ...{ lookedUp: lookedUpFacets(query.facets), isUnfiltered: isUnfiltered(query.facets) },
});

/** Runs one page's statement, which any replica may answer; by distance it reads farther until the order is sure. @internal */
export async function run({ database, query, path, count = null, wanted }: Scan): Promise<JobRow[]> {
  const { after, rows, countTo } = wanted;
  const statement = pageStatement({ ...rowsVariantOf(query, path), order: query.order, count });
  const values = { ...valuesOf(query), passed: passedDegrees(query, after), rows, countTo };
  for (let reading = readingFor(path, wanted); ; reading *= 4) {
    const read = (from: CursorPosition | null) =>
      database.queryReplica<JobRow>(statement.with({ ...values, ...afterValues(query, from), reading }));
    const found = await read(after);
    if (query.order === 'NEWEST' || query.centre === null) return found;
    // No row tells of itself that it was the last: whether there was any, and not only those shown before.
    const [first] = found.length > 0 || after === null ? found : await read(null);
    if (first === undefined || (first.readCount ?? 0) < reading) return found;
    // Nothing that was not read can be nearer than the last.
    const sure = metresReached(query.centre, first.reached ?? 0);
    if (found.length >= rows && (found.at(-1)?.distance ?? 0) <= sure) return found;
  }
}

/** The paths that find and count a page of this query for the fewest pages read. */
async function planOf(database: Database, query: ResolvedQuery, wanted: PageWanted): Promise<Plan> {
  const statistics = await searchStatistics.read(database);
  if (query.words === null)
    return choosePath(statistics, { ...query, ...wanted, seen: wanted.after?.seen ?? 0 });
  const isOfCells = query.side === 'inside' && (query.area?.cells.length ?? 0) <= CELLS_AT_ONCE;
  const path = isOfCells ? 'term' : 'countryTerm';
  return { page: path, count: path };
}

/** The same query without some jobs. */
export const withoutJobs = (query: ResolvedQuery, ids: readonly string[]): ResolvedQuery =>
  ids.length === 0 ? query : { ...query, hidden: [...query.hidden, ...ids] };

/** Reads one page of matches, in the query's order. */
export async function readPage(
  database: Database,
  query: ResolvedQuery,
  wanted: PageWanted,
): Promise<JobRow[]> {
  const plan = await planOf(database, query, wanted);
  const count = wanted.countTo === 0 ? null : plan.count;
  return run({ database, query, path: plan.page, count, wanted });
}

/** The ids of the matches of a query, so many at most. */
export async function matchingIds(
  database: Database,
  query: ResolvedQuery,
  countTo: number,
): Promise<readonly string[]> {
  const { count } = await planOf(database, query, { after: null, rows: 1, countTo });
  const statement = matchingIdsStatement(rowsVariantOf(query, count));
  const [row] = await database.queryReplica<{ ids: string[] }>(
    statement.with({ ...valuesOf(query), countTo }),
  );
  return row?.ids ?? [];
}
