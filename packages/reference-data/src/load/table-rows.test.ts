import { blogPosts } from '@nukkad/content/blog-posts.ts';
import { faqs } from '@nukkad/content/faqs.ts';
import { interviewTips } from '@nukkad/content/interview-tips.ts';
import { notificationTypes } from '@nukkad/content/notification-types.ts';
import { shortPosts } from '@nukkad/content/short-posts.ts';
import { videoTips } from '@nukkad/content/video-tips.ts';
import { expect, it } from 'vitest';
import * as data from '../index.ts';
import { CONTENT_TABLES } from './content-tables.ts';
import { localityTable } from './locality-table.ts';
import { REFERENCE_TABLES } from './reference-tables.ts';
import type { TableRows } from './upsert.ts';

const CITY_IDS = new Map(data.cities.map(({ slug }, at) => [slug, at]));
const TABLES: readonly TableRows[] = [...REFERENCE_TABLES, ...CONTENT_TABLES, localityTable(CITY_IDS)];

/** The texts of a notification type, whose languages are in objects. */
const flatNotificationTypes = notificationTypes.map(({ key, label, description }) => ({
  key,
  labelEn: label.en,
  labelHi: label.hi,
  labelMr: label.mr,
  descriptionEn: description.en,
  descriptionHi: description.hi,
  descriptionMr: description.mr,
}));

/** The data of each table, and the columns that are named otherwise there. */
const SOURCES: readonly (readonly [
  table: string,
  rows: readonly object[],
  renamed: Record<string, string>,
])[] = [
  ['city', data.cities, {}],
  ['locality', data.localities, {}],
  ['job_profile', data.jobProfiles, {}],
  ['job_sub_profile', data.jobProfiles.flatMap(({ subProfiles }) => subProfiles), {}],
  ['skill', data.skills, {}],
  ['minimum_wage', data.minimumWages.rows, {}],
  ['report_reason', data.reportReasons, {}],
  ['answer_reason', data.answerReasons, { is_told: 'isShown' }],
  ['university', data.universities, {}],
  ['degree', data.degrees, {}],
  ['industry_sector', data.industrySectors, {}],
  ['notification_type', flatNotificationTypes, {}],
  ['blog_post', blogPosts, { id: 'slug', image: 'imageKey' }],
  ['short_post', shortPosts, { id: 'key', image: 'imageKey' }],
  ['faq', faqs, { id: 'key' }],
  ['interview_tip_category', interviewTips, { id: 'key' }],
  ['video_tip_category', videoTips, { id: 'key' }],
];

/** Columns that the data does not have: they are counted, looked up or always the same. */
const ADDED = new Set(['sort_order', 'city_id', 'profile_key', 'source', 'is_displayed', 'updated_at']);

const camelCase = (column: string) => column.replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase());

it.each(SOURCES)(
  'each column of %s has the part of the data that it is named after',
  (name, source, renamed) => {
    const rows = TABLES.find(({ table }) => table === name)?.rows ?? [];
    expect(rows).toHaveLength(source.length);
    for (const [at, row] of rows.entries()) {
      const from = source[at] as Record<string, unknown>;
      for (const [column, value] of Object.entries(row)) {
        if (ADDED.has(column)) continue;
        expect(value, `${name}.${column} of row ${at}`).toEqual(from[renamed[column] ?? camelCase(column)]);
      }
    }
  },
);

it('all tables are compared, except the policies, which are stored whole', () => {
  const compared = SOURCES.map(([table]) => table);
  expect(TABLES.map(({ table }) => table).filter((table) => !compared.includes(table))).toEqual([
    'content_page',
  ]);
});

it('lists keep the order of the data', () => {
  for (const { table, rows } of TABLES) {
    const orders = rows.flatMap((row) => ('sort_order' in row ? [row.sort_order] : []));
    if (orders.length > 0) expect(orders, table).toEqual(orders.map((_, at) => at));
  }
});

it('a sub-profile belongs to its profile, and a locality to its city', () => {
  const of = (name: string) => TABLES.find(({ table }) => table === name)?.rows ?? [];
  const owners = data.jobProfiles.flatMap(({ key, subProfiles }) => subProfiles.map(() => key));
  expect(of('job_sub_profile').map((row) => row.profile_key)).toEqual(owners);
  expect(of('locality').map((row) => row.city_id)).toEqual(
    data.localities.map(({ citySlug }) => CITY_IDS.get(citySlug)),
  );
});
