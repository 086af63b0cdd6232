import { nullable, text } from '@nukkad/db/columns.ts';
import { sql } from '@nukkad/db/sql.ts';

export const lockFileKeys = (candidateId: string) =>
  sql({
    resume: nullable(text),
    video: nullable(text),
  })`SELECT resume_key AS resume, video_key AS video FROM candidate WHERE id = ${candidateId}::uuid FOR UPDATE`;

export const selectUnknownKeys = (keys: readonly string[]) =>
  sql({ key: text })`SELECT key FROM unnest(${keys}::text[]) AS key
      WHERE NOT EXISTS (SELECT FROM stored_file WHERE stored_file.key = key.key)`;
