import { bool, int, text } from '@nukkad/db/columns.ts';
import { raw, sql } from '@nukkad/db/sql.ts';
import type { Slice } from '../import-kind.ts';

export interface Target {
  readonly table: string;
  readonly keys: readonly string[];
  readonly columns: readonly string[];
  /** Name of the timestamp column that is set to the current time in every written row. */
  readonly stamp: 'edited_at' | 'updated_at';
}

const listed = (columns: readonly string[], prefix = '') =>
  columns.map((name) => `${prefix}${name}`).join(', ');

/** Inserts or updates staged rows. Returns only rows that were created or changed. */
const upsertStaged = ({ table, keys, columns, stamp }: Target, { importId, after, upTo, now }: Slice) => {
  const all = [...keys, ...columns];
  const changes = [...columns, stamp].map((name) => `${name} = excluded.${name}`).join(', ');
  const compared = columns.length > 0 ? columns : keys;
  return sql({ key: text, isCreated: bool })`
  INSERT INTO ${raw(table)} AS t (${raw(listed(all))}, ${raw(stamp)})
  SELECT ${raw(listed(all, 'v.'))}, ${now}::timestamptz
    FROM import_row r CROSS JOIN LATERAL jsonb_populate_record(NULL::${raw(table)}, r.data) v
   WHERE r.import_id = ${importId}::uuid AND r.position > ${after} AND r.position <= ${upTo} AND r.data IS NOT NULL
   ORDER BY r.position
  ON CONFLICT (${raw(listed(keys))}) DO UPDATE SET ${raw(changes)}
   WHERE (${raw(listed(compared, 't.'))}) IS DISTINCT FROM (${raw(listed(compared, 'excluded.'))})
  RETURNING ${raw(`t.${keys[0]}`)}::text AS key, (xmax = 0) AS "isCreated"`;
};

const NAMES = ['name_en', 'name_hi', 'name_mr'];
const city: Target = {
  table: 'city',
  keys: ['slug'],
  columns: [
    ...NAMES,
    'state',
    'latitude',
    'longitude',
    'population',
    'is_popular',
    'icon',
    'aliases',
    'is_retired',
  ],
  stamp: 'edited_at',
};
const jobProfile: Target = {
  table: 'job_profile',
  keys: ['key'],
  columns: [...NAMES, 'icon', 'sort_order', 'synonyms', 'is_retired'],
  stamp: 'edited_at',
};
const jobSubProfile: Target = {
  table: 'job_sub_profile',
  keys: ['key'],
  columns: ['profile_key', ...NAMES, 'synonyms', 'is_retired'],
  stamp: 'edited_at',
};
const university: Target = {
  table: 'university',
  keys: ['name'],
  columns: ['is_retired'],
  stamp: 'edited_at',
};
const lexicon: Target = {
  table: 'search_lexicon',
  keys: ['phrase', 'kind', 'value'],
  columns: ['source', 'is_retired'],
  stamp: 'updated_at',
};

/** The tables of the kinds of data that packs can contain, by the name of the kind. */
export const TARGETS = {
  cities: city,
  profiles: jobProfile,
  'sub-profiles': jobSubProfile,
  universities: university,
  lexicon,
} as const satisfies Readonly<Record<string, Target>>;

export const upsertCities = (slice: Slice) => upsertStaged(city, slice);
export const upsertJobProfiles = (slice: Slice) => upsertStaged(jobProfile, slice);
export const upsertJobSubProfiles = (slice: Slice) => upsertStaged(jobSubProfile, slice);
export const upsertUniversities = (slice: Slice) => upsertStaged(university, slice);
export const upsertPhrases = (slice: Slice) => upsertStaged(lexicon, slice);

/** Counts rows of a slice without a Hindi or Marathi name. Screens show the English name instead. */
export const countUntranslated = ({ importId, after, upTo }: Slice) =>
  sql({ hindi: int, marathi: int })`
  SELECT count(*) FILTER (WHERE r.data ->> 'name_hi' IS NULL)::int AS hindi,
         count(*) FILTER (WHERE r.data ->> 'name_mr' IS NULL)::int AS marathi
    FROM import_row r
   WHERE r.import_id = ${importId}::uuid AND r.position > ${after} AND r.position <= ${upTo} AND r.data IS NOT NULL`;

/** Stores the icons of imported rows. Returns the keys of new and changed ones. */
export const upsertIcons = (family: 'profiles' | 'cities', { importId, after, upTo, now }: Slice) =>
  sql({ key: text })`
  INSERT INTO operator_icon AS t (family, key, view_box, body, updated_at)
  SELECT ${family}::text, r.key, r.data -> 'svg' ->> 'viewBox', r.data -> 'svg' ->> 'body', ${now}::timestamptz
    FROM import_row r
   WHERE r.import_id = ${importId}::uuid AND r.position > ${after} AND r.position <= ${upTo} AND r.data ? 'svg'
   ORDER BY r.position
  ON CONFLICT (family, key) DO UPDATE
    SET view_box = excluded.view_box, body = excluded.body, updated_at = excluded.updated_at
   WHERE (t.view_box, t.body) IS DISTINCT FROM (excluded.view_box, excluded.body)
  RETURNING t.key`;

/** Adds the search words of sub-profiles, which must exist before the first job of each. */
export const addSubProfileWords = ({ importId, after, upTo }: Slice) =>
  sql({})`
  INSERT INTO search_word (word)
  SELECT 's:' || r.key FROM import_row r
   WHERE r.import_id = ${importId}::uuid AND r.position > ${after} AND r.position <= ${upTo} AND r.data IS NOT NULL
   ORDER BY r.key
  ON CONFLICT (word) DO NOTHING`;
