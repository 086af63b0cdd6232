import type { Database } from '@nukkad/db';
import { READER_COLUMNS, type ReaderRow } from '../job-card.ts';
import type { JobRow } from '../sql/page-statement.ts';

const MARKS = {
  name: 'search_reader_marks',
  text: `SELECT j.id, ${READER_COLUMNS} FROM unnest($2::uuid[]) AS j(id)`,
};

/** Rows with what their reader has saved and applied to, as it is now: a replica may not know of the last seconds. */
export async function withReaderMarks(
  database: Database,
  viewer: string,
  rows: readonly JobRow[],
): Promise<JobRow[]> {
  if (rows.length === 0) return [];
  const marks = await database.query<ReaderRow & { id: string }>(MARKS, [viewer, rows.map(({ id }) => id)]);
  const markOf = new Map(marks.map((mark) => [mark.id, mark]));
  return rows.map((row) => ({ ...row, ...markOf.get(row.id) }));
}
