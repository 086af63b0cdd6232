import { int, json, listOf, text, uuid } from '@nukkad/db/columns.ts';
import { sql } from '@nukkad/db/sql.ts';
import type { Slice } from './import-kind.ts';
import type { NamedPictures } from './kinds/company-pictures.ts';

export interface StagedRow {
  readonly position: number;
  readonly line: number;
  readonly key: string;
  /** The columns of the row as JSON; null if the row was refused. */
  readonly data: string | null;
}

/** Inserts rows with one statement that has an array parameter for each column. */
export const insertImportRows = (importId: string, rows: readonly StagedRow[]) =>
  sql({})`
  INSERT INTO import_row (import_id, position, line, key, data)
  SELECT ${importId}::uuid, r.position, r.line, r.key, r.data::jsonb
    FROM unnest(${rows.map(({ position }) => position)}::int[], ${rows.map(({ line }) => line)}::int[],
                ${rows.map(({ key }) => key)}::text[], ${rows.map(({ data }) => data)}::text[])
         AS r (position, line, key, data)`;

/** Keys that occur in several lines of a file, including refused rows. */
export const selectRepeatedKeys = (importId: string) =>
  sql({ key: text, lines: listOf(int), positions: listOf(int) })`
  SELECT key, array_agg(line ORDER BY position) AS lines, array_agg(position ORDER BY position) AS positions FROM import_row
   WHERE import_id = ${importId}::uuid GROUP BY key HAVING count(*) > 1 ORDER BY min(position)`;

/** Marks the rows with these keys as refused. Returns the positions of the rows that were valid before. */
export const refuseKeys = (importId: string, keys: readonly string[]) =>
  sql({ position: int })`
  UPDATE import_row SET data = NULL
   WHERE import_id = ${importId}::uuid AND key = ANY(${keys}::text[]) AND data IS NOT NULL
  RETURNING position`;

/** Updates the planner's statistics. Without them the planner assumes a small table and chooses nested loops. */
export const analyzeImportRows = () => sql({ done: text })`SELECT analyze_import_rows()::text AS done`;

/** Deletes the rows of an import, and rows of older imports that a crash left behind. */
export const deleteImportRows = (importId: string, before: Date) =>
  sql({})`DELETE FROM import_row WHERE import_id = ${importId}::uuid OR created_at < ${before}::timestamptz`;

/** Valid rows of companies that name pictures, in the order of the file. */
export const selectStagedPictures = (importId: string) =>
  sql({ position: int, companyId: uuid, pictures: json<NamedPictures>() })`
  SELECT position, data ->> 'id' AS "companyId", data -> 'pictures' AS pictures FROM import_row
   WHERE import_id = ${importId}::uuid
     AND (data #> '{pictures,logo}' <> 'null' OR data #> '{pictures,gallery}' <> '[]')
   ORDER BY position`;

/** Rows of a slice whose jobs wait for an operator before they are public. */
export const selectWaitingRows = ({ importId, after, upTo }: Slice) =>
  sql({ line: int, key: text, job: text })`
  SELECT r.line, r.key, j.share_id::text AS job
    FROM import_row r JOIN job j ON j.id = (r.data ->> 'id')::uuid
   WHERE r.import_id = ${importId}::uuid AND r.position > ${after} AND r.position <= ${upTo}
     AND j.status = 'PAUSED' AND j.status_reason = 'awaiting-moderation'
   ORDER BY r.position`;
