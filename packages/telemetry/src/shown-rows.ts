import { channel } from 'node:diagnostics_channel';

/** Lists that leave out a row they cannot show; labels of the metric `nukkad_odd_rows_total`. */
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

/** A stored row that could not be shown. Holds no content of the row, because content can be personal. */
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

/** Reports a row that could not be shown to all listeners of this process. */
export function reportOddRow(list: ShownList, row: unknown, error: unknown): void {
  const cause = error instanceof Error ? error.name : typeof error;
  oddRows.publish({ list, id: idOf(row), cause } satisfies OddRow);
}

/**
 * Maps rows to what a list shows. A row whose mapping throws is left out and reported, so that one odd row never takes
 * the list away. The database's constraints keep such rows out; this is for what they do not foresee.
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

/** Calls `listener` with each odd row of this process; returns how to stop. */
export function onOddRow(listener: (row: OddRow) => void): () => void {
  const receive = (message: unknown) => listener(message as OddRow);
  oddRows.subscribe(receive);
  return () => oddRows.unsubscribe(receive);
}

/** Ids that are remembered, so that a row on a page that is often asked for is logged once. */
const LOGGED_MAX = 1000;

/** Logs each odd row once and counts every time that one is left out; returns how to stop. */
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
