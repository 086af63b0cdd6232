import type { ReaderRow } from '../job-card.ts';
import type { InterpretedFilter } from '../query/interpretation.ts';
import type { JobRow } from '../sql/page-statement.ts';

/** The database and the viewer (null for visitors). */
type Viewing = Pick<InterpretedFilter, 'database' | 'viewer'>;

const HIDDEN = {
  name: 'search_hidden',
  text: `SELECT dismissed.job_id AS id FROM dismissed_job dismissed
    JOIN job_search ON job_search.job_id = dismissed.job_id
   WHERE dismissed.candidate_id = $1::uuid AND job_search.is_active`,
};

/** The ids of the active jobs that a seeker marked as "not interested". */
export async function hiddenJobs({ database, viewer }: Viewing): Promise<string[]> {
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

/** Adds the viewer's saved jobs and applications to rows. Reads them from the primary, because a replica may lag behind. */
export async function withReaderMarks({ database, viewer }: Viewing, rows: readonly JobRow[]) {
  if (viewer === null || rows.length === 0) return rows;
  const marks = await database.query<ReaderRow & { id: string }>(MARKS, [viewer, rows.map(({ id }) => id)]);
  const markOf = new Map(marks.map((mark) => [mark.id, mark]));
  return rows.map((row) => ({ ...row, ...markOf.get(row.id) }));
}
