import { channel } from 'node:diagnostics_channel';

/** Lists that skip rows that they cannot show; labels of the metric `nukkad_odd_rows_total`. */
export const SHOWN_LISTS = [
  'jobs',
  'company-jobs',
  'picks',
  'my-jobs',
  'job',
  'notifications',
  'chat',
  'reviews',
  'credits',
  'feedback',
  'posts',
  'sitemap',
] as const;

export type ShownList = (typeof SHOWN_LISTS)[number];

/** A stored row that could not be shown. It has no content of the row, which can be personal. */
export interface OddRow {
  readonly list: ShownList;
  readonly id: string | null;
  /** Name of the error's class. */
  readonly cause: string;
}

const oddRows = channel('nukkad:odd-row');

function idOf(row: unknown): string | null {
  const { id } = row as { readonly id?: unknown };
  return typeof id === 'string' ? id : null;
}

/** Notifies all listeners of this process of a row that could not be shown. */
export function reportOddRow(list: ShownList, row: unknown, error: unknown): void {
  const cause = error instanceof Error ? error.name : typeof error;
  oddRows.publish({ list, id: idOf(row), cause } satisfies OddRow);
}

/**
 * Maps rows to the items of a list. A row whose mapping throws is left out and reported, so that one invalid row does
 * not break the whole list. Constraints of the database prevent most such rows.
 */
export function shownRows<Row, Shown>(
  list: ShownList,
  rows: readonly Row[],
  show: (row: Row) => Shown,
): Shown[] {
  return rows.flatMap((row) => {
    try {
      return [show(row)];
    } catch (error) {
      reportOddRow(list, row, error);
      return [];
    }
  });
}

/** Calls `listener` for each odd row of this process. Returns the function to stop. */
export function onOddRow(listener: (row: OddRow) => void): () => void {
  const receive = (message: unknown) => listener(message as OddRow);
  oddRows.subscribe(receive);
  return () => oddRows.unsubscribe(receive);
}

/** Number of remembered ids, so that a row on a popular page is logged once. */
const LOGGED_MAX = 1000;

/** Logs each odd row once, and counts every occurrence. Returns the function to stop. */
export function watchOddRows(
  log: { warn(facts: object, message: string): void },
  count: (list: ShownList) => void,
): () => void {
  const logged = new Set<string>();
  return onOddRow((row) => {
    count(row.list);
    const key = `${row.list} ${row.id}`;
    if (logged.has(key) || logged.size >= LOGGED_MAX) return;
    logged.add(key);
    log.warn(row, 'a stored row cannot be shown and is left out');
  });
}
