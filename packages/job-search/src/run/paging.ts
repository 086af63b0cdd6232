import { COUNT_CAP, type Cursor, LIST_REACH_MAX } from '@nukkad/contract';
import type { Search } from '../query/search.ts';
import type { FoundRow } from '../sql/page-statement.ts';
import type { PageWanted } from './find-page.ts';
import { readSearchCursor, type SearchPlace, searchCursorOf } from './search-cursor.ts';

/** How a caller asks for a page: after a cursor, or by number with items to pass over. */
export interface PageInput {
  readonly page: number;
  readonly size: number;
  readonly extraSkip?: number;
  readonly cursor?: Cursor | undefined;
}

export interface Paging {
  readonly after: SearchPlace | null;
  /** Items to pass over behind `after`; only callers without a cursor have any. */
  readonly skip: number;
  readonly take: number;
  readonly seen: number;
}

/** Works out what to read, never beyond the reach of lists. */
export function pagingOf(input: PageInput, order: Search['order']): Paging {
  const after = readSearchCursor(input.cursor, order);
  const skip = after === null ? (input.page - 1) * input.size + (input.extraSkip ?? 0) : 0;
  const seen = (after?.seen ?? 0) + skip;
  return { after, skip, seen, take: Math.max(0, Math.min(input.size, LIST_REACH_MAX - seen)) };
}

/** One row more than wanted tells whether there are others; a count is made at the beginning only. */
export function wantedOf({ after, skip, take }: Paging): PageWanted {
  return { after, rows: skip + take + 1, countTo: after === null ? COUNT_CAP + 1 : 0 };
}

export interface Page {
  readonly rows: readonly FoundRow[];
  /** Matches up to the cap. */
  readonly total: number;
  readonly isTotalCapped: boolean;
  readonly nextCursor: Cursor | null;
}

/** Where a list goes on behind a row. */
export function cursorBehind(
  { id, distance, createdAt }: FoundRow,
  place: Omit<SearchPlace, 'at' | 'id'>,
): Cursor {
  const at = place.order === 'NEAREST' ? (distance ?? 0) : createdAt.getTime();
  return searchCursorOf({ ...place, at, id });
}

/** Cuts what was read to the page, with its total and where it goes on. */
export function pageOfFound(found: readonly FoundRow[], paging: Paging, order: Search['order']): Page {
  const { after, skip, take, seen } = paging;
  const rows = found.slice(skip, skip + take);
  const total = after?.total ?? found[0]?.total ?? found.length;
  const last = rows.at(-1);
  const shown = seen + rows.length;
  const goesOn = last !== undefined && found.length > skip + take && shown < LIST_REACH_MAX;
  const nextCursor = goesOn ? cursorBehind(last, { order, seen: shown, total, step: 0 }) : null;
  return { rows, total: Math.min(total, COUNT_CAP), isTotalCapped: total > COUNT_CAP, nextCursor };
}
