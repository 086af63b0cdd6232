import { bool, text } from '@nukkad/db/columns.ts';
import { raw, sql } from '@nukkad/db/sql.ts';
import type { Slice } from '../import-kind.ts';

/** Inserts or updates the staged rows of one type. */
const upsertContent = (
  type: string,
  table: string,
  columns: readonly string[],
  { importId, after, upTo, now }: Slice,
) => {
  const list = (prefix: string) => raw(columns.map((name) => `${prefix}${name}`).join(', '));
  const changes = raw(columns.map((name) => `${name} = excluded.${name}`).join(', '));
  return sql({ key: text, isCreated: bool })`
  INSERT INTO ${raw(table)} AS t (id, ${list('')}, edited_at)
  SELECT v.id, ${list('v.')}, ${now}::timestamptz
    FROM import_row r CROSS JOIN LATERAL jsonb_populate_record(NULL::${raw(table)}, r.data) v
   WHERE r.import_id = ${importId}::uuid AND r.position > ${after} AND r.position <= ${upTo}
     AND r.data ->> 'type' = ${type}::text
   ORDER BY r.position
  ON CONFLICT (id) DO UPDATE SET ${changes}, edited_at = excluded.edited_at
   WHERE (${list('t.')}) IS DISTINCT FROM (${list('excluded.')})
  RETURNING t.id AS key, (xmax = 0) AS "isCreated"`;
};

const POST = ['title', 'summary', 'body', 'image', 'is_displayed', 'published_at'];

export const upsertPosts = (slice: Slice) => upsertContent('post', 'blog_post', POST, slice);
const SHORT_POST = ['text', 'image', 'link', 'is_displayed', 'published_at'];

export const upsertShortPosts = (slice: Slice) =>
  upsertContent('short-post', 'short_post', SHORT_POST, slice);
export const upsertFaqs = (slice: Slice) =>
  upsertContent('faq', 'faq', ['question', 'answer', 'sort_order', 'is_retired'], slice);
export const upsertTips = (slice: Slice) =>
  upsertContent('tips', 'interview_tip_category', ['name', 'tips', 'sort_order', 'is_retired'], slice);
export const upsertVideos = (slice: Slice) =>
  upsertContent('videos', 'video_tip_category', ['name', 'videos', 'sort_order', 'is_retired'], slice);
