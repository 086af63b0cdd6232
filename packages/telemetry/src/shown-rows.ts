import { channel } from 'node:diagnostics_channel';

/** Names of the lists that skip rows which cannot be shown; used as labels of the metric `nukkad_odd_rows_total`. */
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

/**
 * Describes a stored row that could not be shown. Contains none of the row's content, because that can be personal.
 */
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

/** Notifies all listeners of this process that a row could not be shown in a list. */
export function reportOddRow(list: ShownList, row: unknown, error: unknown): void {
  const cause = error instanceof Error ? error.name : typeof error;
  oddRows.publish({ list, id: idOf(row), cause } satisfies OddRow);
}

/**
 * Maps rows to the items of a list. A row whose mapping throws is omitted and reported, so that one invalid row does
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

/**
 * Calls `listener` for each row of this process that could not be shown. Returns the function that removes the
 * listener.
 */
export function onOddRow(listener: (row: OddRow) => void): () => void {
  const receive = (message: unknown) => listener(message as OddRow);
  oddRows.subscribe(receive);
  return () => oddRows.unsubscribe(receive);
}

/** Number of row ids that are remembered, so that an invalid row on a popular page is logged only once. */
const LOGGED_MAX = 1000;

/** Logs each row that could not be shown once, and counts every occurrence. Returns the function that stops it. */
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
