import type { ReaderRow } from '../job-card.ts';
import type { InterpretedFilter } from '../query/interpretation.ts';
import type { JobRow } from '../sql/page-statement.ts';

/** The database, and who asks: null for visitors. */
type Asking = Pick<InterpretedFilter, 'database' | 'viewer'>;

const HIDDEN = {
  name: 'search_hidden',
  text: `SELECT dismissed.job_id AS id FROM dismissed_job dismissed
    JOIN job_search ON job_search.job_id = dismissed.job_id
   WHERE dismissed.candidate_id = $1::uuid AND job_search.is_active`,
};

/** The active jobs that a seeker said "not interested" to. */
export async function hiddenJobs({ database, viewer }: Asking): Promise<string[]> {
  if (viewer === null) return [];
  const hidden = await database.query<{ id: string }>(HIDDEN, [viewer]);
  return hidden.map(({ id }) => id);
}

const MARKS = {
  name: 'search_reader_marks',
  text: `SELECT shown.id,
      EXISTS (SELECT FROM saved_job s WHERE s.candidate_id = $1::uuid AND s.job_id = shown.id) AS "isSaved",
      (SELECT a.status FROM application a WHERE a.candidate_id = $1::uuid AND a.job_id = shown.id) AS application
    FROM unnest($2::uuid[]) AS shown(id)`,
};

/** Rows with what their reader has saved and applied to, as it is now: a replica may not know of the last seconds. */
export async function withReaderMarks({ database, viewer }: Asking, rows: readonly JobRow[]) {
  if (viewer === null || rows.length === 0) return rows;
  const marks = await database.query<ReaderRow & { id: string }>(MARKS, [viewer, rows.map(({ id }) => id)]);
  const markOf = new Map(marks.map((mark) => [mark.id, mark]));
  return rows.map((row) => ({ ...row, ...markOf.get(row.id) }));
}
