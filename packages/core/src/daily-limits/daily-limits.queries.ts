import { int } from '@nukkad/db/columns.ts';
import { sql } from '@nukkad/db/sql.ts';

export const countActions = (kind: string, subjectHash: string, since: Date) =>
  sql({ count: int })`
  SELECT count(*)::int AS count FROM counted_action
   WHERE kind = ${kind} AND subject_hash = ${subjectHash} AND done_at >= ${since}::timestamptz`;

export const insertActions = (kind: string, subjectHashes: readonly string[], now: Date) =>
  sql({})`
  INSERT INTO counted_action (kind, subject_hash, done_at)
  SELECT ${kind}, hash, ${now}::timestamptz FROM unnest(${subjectHashes}::text[]) AS hash`;
