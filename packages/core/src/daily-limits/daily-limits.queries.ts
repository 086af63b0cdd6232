import { int, timestamptz } from '@nukkad/db/columns.ts';
import { sql } from '@nukkad/db/sql.ts';

export const countActions = (kind: string, subjectHash: string, since: Date) =>
  sql({ count: int })`
  SELECT count(*)::int AS count FROM counted_action
   WHERE kind = ${kind} AND subject_hash = ${subjectHash} AND done_at >= ${since}::timestamptz`;

export const insertActions = (kind: string, subjectHashes: readonly string[], now: Date) =>
  sql({})`
  INSERT INTO counted_action (kind, subject_hash, done_at)
  SELECT ${kind}, hash, ${now}::timestamptz FROM unnest(${subjectHashes}::text[]) AS hash`;

/** Selects when a subject did the action that is `number` actions ago; 1 is the latest. */
export const selectEarlierAction = (kind: string, subjectHash: string, number: number) =>
  sql({ doneAt: timestamptz })`
  SELECT done_at AS "doneAt" FROM counted_action
   WHERE kind = ${kind} AND subject_hash = ${subjectHash}
   ORDER BY done_at DESC OFFSET ${number - 1}::int LIMIT 1`;
