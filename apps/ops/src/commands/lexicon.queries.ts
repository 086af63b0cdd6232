import { int, text, timestamptz } from '@nukkad/db/columns.ts';
import { sql } from '@nukkad/db/sql.ts';
import { ROWS_MAX } from '../command.ts';

export const selectPhrases = (kind: string | null, source: string | null) =>
  sql({ phrase: text, kind: text, value: text, source: text, updated: timestamptz })`
  SELECT phrase, kind, value, source, updated_at AS updated FROM search_lexicon
   WHERE (${kind}::text IS NULL OR kind = ${kind}) AND (${source}::text IS NULL OR source = ${source})
   ORDER BY updated_at DESC, phrase, kind, value LIMIT ${ROWS_MAX}`;

interface Phrase {
  readonly phrase: string;
  readonly kind: string;
  readonly value: string;
  readonly source: string;
  readonly now: Date;
}

export const upsertPhrase = ({ phrase, kind, value, source, now }: Phrase) =>
  sql({})`
  INSERT INTO search_lexicon (phrase, kind, value, source, updated_at)
  VALUES (${phrase}::text, ${kind}::text, ${value}::text, ${source}::text, ${now}::timestamptz)
  ON CONFLICT (phrase, kind, value) DO UPDATE SET source = excluded.source, updated_at = excluded.updated_at`;

export const deletePhrase = (phrase: string, kind: string | null) =>
  sql({ kind: text, value: text })`
  DELETE FROM search_lexicon WHERE phrase = ${phrase}::text AND (${kind}::text IS NULL OR kind = ${kind})
  RETURNING kind, value`;

const known = { known: int };

export const selectProfile = (value: string) =>
  sql(known)`SELECT 1 AS known FROM job_profile WHERE key = ${value}::text`;

export const selectSubProfile = (value: string) =>
  sql(known)`SELECT 1 AS known FROM job_sub_profile WHERE profile_key || '/' || key = ${value}::text`;

export const selectCity = (value: string) =>
  sql(known)`SELECT 1 AS known FROM city WHERE slug = ${value}::text`;

export const selectLocality = (value: string) =>
  sql(known)`
  SELECT 1 AS known FROM locality l JOIN city c ON c.id = l.city_id WHERE c.slug || '/' || l.slug = ${value}::text`;

export const selectSkill = (value: string) =>
  sql(known)`SELECT 1 AS known FROM skill WHERE name_en = ${value}::text`;
