import type { Database } from '@nukkad/db';
import { mapDegreesWithin, metresReached } from '../geo/mercator.ts';
import { type CountPath, choosePath } from '../plan/choose-path.ts';
import type { Search } from '../query/search.ts';
import type { CircleSide } from '../sql/conditions.ts';
import type { FoundPath, FoundVariant } from '../sql/found-sql.ts';
import { CELLS_AT_ONCE, type WordVariant } from '../sql/list-branches.ts';
import { type FoundRow, pageStatement } from '../sql/page-statement.ts';
import type { StatementValues } from '../sql/statement-text.ts';
import { searchStatistics } from '../store/search-statistics.ts';
import type { SearchPlace } from './search-cursor.ts';
import { searchValues } from './search-values.ts';

export interface PageWanted {
  /** The last item of the page before; null at the beginning. */
  readonly after: SearchPlace | null;
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

function readingFor(path: FoundPath, { after, rows }: PageWanted): number {
  const more = path.kind === 'near' ? READ_MORE : rows + READ_MORE_OF_LISTS;
  return rows + more + Math.ceil((after?.seen ?? 0) * READ_MORE_OF_SEEN);
}

const isByDistance = ({ kind }: FoundPath): boolean => ['near', 'collect', 'rings'].includes(kind);

/** Degrees on the map that hold nothing of the page: jobs shown before, and those within a circle to stay out of. */
function passedDegrees({ centre, area }: Search, after: SearchPlace | null, side: CircleSide): number {
  if (centre === null) return 0;
  const circle = side === 'outside' ? (area?.radiusKm ?? 0) * 1000 : 0;
  return mapDegreesWithin(centre, Math.max(circle, after?.at ?? 0));
}

function afterValues({ order }: Search, after: SearchPlace | null): StatementValues {
  if (order === 'NEAREST') return { afterDistance: after?.at ?? -1, afterId: after?.id ?? FIRST_ID };
  return {
    afterTime: after === null ? 'infinity' : new Date(after.at).toISOString(),
    afterId: after?.id ?? LAST_ID,
  };
}

/** Whether rows read from the centre outwards are enough: nothing that was not read can be nearer than the last. */
function isSettled(search: Search, rows: readonly FoundRow[], wanted: number, reading: number): boolean {
  const [first] = rows;
  if (first === undefined) return false;
  if ((first.readCount ?? 0) < reading || search.centre === null) return true;
  const sure = metresReached(search.centre, first.reached ?? 0);
  return rows.length >= wanted && (rows.at(-1)?.distance ?? 0) <= sure;
}

const SLOTS = [1, 2, 4] as const;
/** Statements are made for so many words; those of a profile's own name are eight at most. */
const slotsFor = ({ length }: readonly number[]) => SLOTS.find((slots) => length <= slots) ?? 8;

/** How many words a search has, by which the statements differ. */
export function wordVariant({ words }: Search): FoundVariant['words'] {
  if (words === null) return undefined;
  const { lists, beside, others } = words;
  return {
    alternatives: slotsFor(lists),
    beside: beside.length === 0 ? 0 : slotsFor(beside),
    others: others.length as WordVariant['others'],
  };
}

interface Reading {
  readonly database: Database;
  readonly search: Search;
  readonly path: FoundPath;
  /** Where matches are counted, if they are. */
  readonly count?: CountPath | null;
  readonly side: CircleSide;
  readonly wanted: PageWanted;
  readonly more?: StatementValues;
}

/** Runs one page's statement; from the centre outwards it reads farther until the order is sure. */
export async function readPage({
  database,
  search,
  path,
  count = null,
  side,
  wanted,
  more = {},
}: Reading): Promise<FoundRow[]> {
  const statement = pageStatement({
    path,
    count,
    side,
    words: wordVariant(search),
    isVisitor: search.candidateId === null,
  });
  const { after, rows, countTo } = wanted;
  const values = {
    ...searchValues(search, side === 'outside'),
    ...afterValues(search, after),
    ...more,
    rows,
    countTo,
    passed: isByDistance(path) ? passedDegrees(search, after, side) : 0,
  };
  for (let reading = readingFor(path, wanted); ; reading *= 4) {
    const found = await database.query<FoundRow>(statement.with({ ...values, reading }));
    if (!isByDistance(path) || isSettled(search, found, rows, reading)) return found;
    // No row tells of itself that it was the last: whether there was any, and not only those shown before.
    if (found.length > 0) continue;
    if (after === null) return found;
    const again = { ...values, ...afterValues(search, null), rows: 1, countTo: 0, reading };
    const [any] = await database.query<FoundRow>(statement.with(again));
    if ((any?.readCount ?? 0) < reading) return found;
  }
}

/** Where a page of a search lies. */
export const sideOf = ({ area }: Search): CircleSide => (area === null ? 'none' : 'inside');

/** Far from India a circle may touch more cells than the statements have branches for. */
const isWide = ({ area }: Search): boolean => area !== null && area.cells.length > CELLS_AT_ONCE;

function wordPlan(search: Search): SearchPlan {
  const isEverywhere = search.area === null || isWide(search);
  const count = { kind: 'list', list: isEverywhere ? 'countryTerm' : 'term' } as const;
  if (search.order === 'NEWEST') return { page: { kind: 'walk', list: count.list }, count };
  const page = isWide(search)
    ? ({ kind: 'rings', list: 'countryTerm' } as const)
    : ({ kind: 'collect', list: 'term' } as const);
  return { page, count };
}

export interface SearchPlan {
  readonly page: FoundPath;
  readonly count: CountPath | null;
}

/** The paths that find and count a page of this search for the fewest pages read. */
export async function planOf(database: Database, search: Search, wanted: PageWanted): Promise<SearchPlan> {
  if (search.words !== null) return wordPlan(search);
  if (isWide(search)) {
    return {
      page: search.order === 'NEWEST' ? { kind: 'box', of: 'all' } : { kind: 'near', of: 'all' },
      count: { kind: 'box', of: 'all' },
    };
  }
  const seen = wanted.after?.seen ?? 0;
  return choosePath(await searchStatistics.read(database), { ...search, ...wanted, seen });
}

/** Finds one page of matches, in the search's order. */
export async function findPage(database: Database, search: Search, wanted: PageWanted): Promise<FoundRow[]> {
  const plan = await planOf(database, search, wanted);
  const count = wanted.countTo === 0 ? null : plan.count;
  return readPage({ database, search, path: plan.page, count, side: sideOf(search), wanted });
}
