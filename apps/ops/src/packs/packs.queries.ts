import { int, text } from '@nukkad/db/columns.ts';
import { raw, sql } from '@nukkad/db/sql.ts';
import type { Slice } from '../import/import-kind.ts';
import { TARGETS, type Target } from '../import/kinds/reference.queries.ts';

export type PackKind = keyof typeof TARGETS;

/** Whether the table `pack_row` records rows of this kind. */
export const isPackKind = (name: string): name is PackKind => name in TARGETS;

const targetOf = (kind: PackKind): Target => TARGETS[kind] ?? TARGETS.lexicon;

/** SQL for the key of a row `t`, in the format of `import_row` and `pack_row`. */
const keyOf = ({ keys }: Target) => raw(keys.map((name) => `t.${name}`).join(" || ' | ' || "));
const listed = (columns: readonly string[], prefix: string) =>
  raw(columns.map((name) => `${prefix}${name}`).join(', '));

/** SQL for whether an operator created or edited the row `t`. */
const isOperators = ({ table, stamp }: Target) =>
  raw(table === 'search_lexicon' ? `t.source = 'operator'` : `t.${stamp} IS NOT NULL`);

/**
 * Marks staged rows of a pack as skipped if an operator or another pack has set them differently. Returns their keys.
 */
export const skipOperatorsRows = (kind: PackKind, importId: string, pack: string) => {
  const target = targetOf(kind);
  const { table, columns } = target;
  return sql({ key: text })`
  UPDATE import_row r SET data = NULL
    FROM ${raw(table)} t
   WHERE r.import_id = ${importId}::uuid AND r.data IS NOT NULL AND r.key = ${keyOf(target)} AND ${isOperators(target)}
     AND NOT EXISTS (SELECT FROM pack_row k WHERE k.kind = ${kind}::text AND k.key = r.key AND k.pack = ${pack}::text)
     AND EXISTS (SELECT FROM jsonb_populate_record(NULL::${raw(table)}, r.data) v
                  WHERE (${listed(columns, 't.')}) IS DISTINCT FROM (${listed(columns, 'v.')}))
  RETURNING r.key`;
};

/** Records which rows belong to the pack, with the previous rows that they replace. */
export const insertPackRows = (kind: PackKind, importId: string, pack: string, now: Date) => {
  const target = targetOf(kind);
  return sql({})`
  INSERT INTO pack_row AS k (kind, key, pack, before, loaded_at)
  SELECT ${kind}::text, r.key, ${pack}::text,
         (SELECT to_jsonb(t) FROM ${raw(target.table)} t WHERE ${keyOf(target)} = r.key AND NOT ${isOperators(target)}),
         ${now}::timestamptz
    FROM import_row r WHERE r.import_id = ${importId}::uuid AND r.data IS NOT NULL
  ON CONFLICT (kind, key) DO UPDATE SET loaded_at = excluded.loaded_at`;
};

/** Removes rows that an operator's file has just changed from their pack. They then belong to the operator. */
export const releasePackRows = (kind: PackKind, { importId, after, upTo, now }: Slice) => {
  const target = targetOf(kind);
  return sql({})`
  DELETE FROM pack_row k USING import_row r, ${raw(target.table)} t
   WHERE k.kind = ${kind}::text AND k.key = r.key AND ${keyOf(target)} = r.key AND t.${raw(target.stamp)} = ${now}::timestamptz
     AND r.import_id = ${importId}::uuid AND r.position > ${after} AND r.position <= ${upTo} AND r.data IS NOT NULL`;
};

/** Retires the rows that a pack added, or reactivates them. */
export const setPackRowsRetired = (kind: PackKind, pack: string, isRetired: boolean, now: Date) => {
  const target = targetOf(kind);
  return sql({ key: text })`
  UPDATE ${raw(target.table)} t SET is_retired = ${isRetired}::boolean, ${raw(target.stamp)} = ${now}::timestamptz
    FROM pack_row k
   WHERE k.kind = ${kind}::text AND k.pack = ${pack}::text AND k.key = ${keyOf(target)} AND k.before IS NULL
     AND t.is_retired <> ${isRetired}::boolean
  RETURNING k.key`;
};

/** Restores the rows that a pack replaced. */
export const restorePackRows = (kind: PackKind, pack: string) => {
  const target = targetOf(kind);
  const all = [...target.columns, target.stamp];
  return sql({ key: text })`
  UPDATE ${raw(target.table)} t SET (${listed(all, '')}) = ROW(${listed(all, 'v.')})
    FROM pack_row k CROSS JOIN LATERAL jsonb_populate_record(NULL::${raw(target.table)}, k.before) v
   WHERE k.kind = ${kind}::text AND k.pack = ${pack}::text AND k.key = ${keyOf(target)} AND k.before IS NOT NULL
  RETURNING k.key`;
};

/** Deletes the records of replaced rows after they were restored. */
export const deleteRestored = (pack: string) =>
  sql({})`DELETE FROM pack_row WHERE pack = ${pack}::text AND before IS NOT NULL`;

/** Removes a phrase from its pack. It then belongs to the operator. */
export const releasePhrase = (phrase: string, kind: string, value: string) =>
  sql(
    {},
  )`DELETE FROM pack_row WHERE kind = 'lexicon' AND key = concat_ws(' | ', ${phrase}::text, ${kind}::text, ${value}::text)`;

/** Counts open jobs of profiles and sub-profiles that a pack added. */
export const countPackJobs = (pack: string) =>
  sql({ jobs: int })`
  SELECT count(*)::int AS jobs FROM job j
   WHERE j.status = 'ACTIVE' AND EXISTS (SELECT FROM pack_row k
          WHERE k.pack = ${pack}::text AND k.before IS NULL
            AND ((k.kind = 'profiles' AND k.key = j.profile_key) OR (k.kind = 'sub-profiles' AND k.key = j.sub_profile_key)))`;

/** The loaded packs, with the number of rows of each. */
export const selectLoadedPacks = () =>
  sql({
    pack: text,
    rows: int,
  })`SELECT pack, count(*)::int AS rows FROM pack_row GROUP BY pack ORDER BY pack`;
