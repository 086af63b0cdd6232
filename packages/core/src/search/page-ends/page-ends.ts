import type { Cursor } from '@nukkad/contract';

/** Where a page ended: how the list goes on, null at its end. */
export interface PageEnd {
  readonly cursor: Cursor | null;
  readonly total: number;
}

/** For how long a reader may pause between two pages. */
export const FRESH_MILLISECONDS = 30 * 60_000;

/**
 * Where the pages that readers asked for by number ended, since a number means another page once new jobs have come.
 * What it does not know is counted from the top, so it may forget at any time.
 */
export interface PageEnds {
  /** The end of a page of a reading. */
  get(listKey: string, page: number, now: Date): Promise<PageEnd | undefined>;
  /** Stores the end of a page; the first page begins its reading anew. */
  set(listKey: string, page: number, end: PageEnd, now: Date): Promise<void>;
}
