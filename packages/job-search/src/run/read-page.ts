import type { Database } from '@nukkad/db';
import { mapDegreesWithin, metresReached } from '../geo/mercator.ts';
import { choosePath, type Plan } from '../plan/choose-path.ts';
import type { ResolvedQuery } from '../query/resolve.ts';
import { type AccessPath, accessOf } from '../sql/access-path.ts';
import { type JobRow, matchingIdsOf, pageOf } from '../sql/page-statement.ts';
import type { StatementValues } from '../sql/statement.ts';
import { searchStatistics } from '../store/samples.ts';
import type { CursorPosition } from './cursor.ts';

export interface PageWanted {
  /** The last item of the page before; null at the beginning. */
  readonly after: CursorPosition | null;
  readonly rows: number;
  /** How far matches are counted; 0 where the count is known. */
  readonly countTo: number;
}

/** Before the first row of a list. */
const BEGINNING = {
  NEWEST: { afterTime: 'infinity', afterId: 'ffffffff-ffff-ffff-ffff-ffffffffffff' },
  NEAREST: { afterDistance: -1, afterId: '00000000-0000-0000-0000-000000000000' },
};
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

function positionOf({ order }: ResolvedQuery, after: CursorPosition | null): StatementValues {
  if (after === null) return BEGINNING[order];
  return { afterTime: new Date(after.at).toISOString(), afterDistance: after.at, afterId: after.id };
}

/**
 * Reads one page of matches in the query's order, which any replica may answer: by the plan that reads the fewest pages,
 * unless one is given. By distance it reads farther until the order is sure.
 */
export async function readPage(
  database: Database,
  query: ResolvedQuery,
  wanted: PageWanted,
  given?: Plan,
): Promise<JobRow[]> {
  const { after, rows, countTo } = wanted;
  const plan = given ?? choosePath(await searchStatistics.read(database), { ...query, ...wanted });
  const values = { passed: passedDegrees(query, after), rows, countTo };
  for (let reading = readingFor(plan.page, wanted); ; reading *= 4) {
    const read = (from: CursorPosition | null) =>
      database.queryReplica<JobRow>(pageOf(query, plan, { ...values, ...positionOf(query, from), reading }));
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

/** The same query without some jobs. */
export const withoutJobs = (query: ResolvedQuery, ids: readonly string[]): ResolvedQuery =>
  ids.length === 0 ? query : { ...query, hidden: [...query.hidden, ...ids] };

/** The ids of the matches of a query, so many at most. */
export async function matchingIds(database: Database, query: ResolvedQuery, countTo: number) {
  const wanted = { ...query, after: null, rows: 1, countTo };
  const { page, count } = choosePath(await searchStatistics.read(database), wanted);
  const [row] = await database.queryReplica<{ ids: string[] }>(matchingIdsOf(query, count ?? page, countTo));
  return row?.ids ?? [];
}
