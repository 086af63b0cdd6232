import type { Database } from '@nukkad/db';
import { shareLink } from '@nukkad/job-search/job-card.ts';
import { rows } from '../../database/rows.ts';
import { pageOf, readCursor } from '../../shared/list-cursor.ts';
import type { EntryRow, SitemapPart } from './sitemap-entry.ts';

/** Entries of one answer; a file of ten thousand is put together from five. */
export const PART_SIZE = 2000;

/** `$1` the day of India, `$2`/`$3` the place before (or null), `$4` how many to pass over, `$5` how many. */
const JOBS = `
  SELECT s.job_id AS id, s.created_at AS "createdAt", j.slug, j.share_id AS "shareId", j.updated_at AS "updatedAt"
    FROM job_search s JOIN job j ON j.id = s.job_id
   WHERE s.is_active
     AND s.created_at >= $1::date::timestamp AT TIME ZONE 'Asia/Kolkata'
     AND s.created_at < ($1::date + 1)::timestamp AT TIME ZONE 'Asia/Kolkata'
     AND ($2::timestamptz IS NULL OR (s.created_at, s.job_id) > ($2::timestamptz, $3::uuid))
   ORDER BY s.created_at, s.job_id
   OFFSET $4::int LIMIT $5::int`;

/** `$1`/`$2` the place before (or null), `$3` how many to pass over, `$4` how many. */
const COMPANIES = `
  SELECT id, created_at AS "createdAt", slug, share_id AS "shareId", updated_at AS "updatedAt"
    FROM company
   WHERE $1::timestamptz IS NULL OR (created_at, id) > ($1::timestamptz, $2::uuid)
   ORDER BY created_at, id
   OFFSET $3::int LIMIT $4::int`;

/** Where a part begins: after a cursor, or after so many entries. */
export interface PartStart {
  readonly after?: string | undefined;
  readonly skip: number;
}

function partOf(found: readonly EntryRow[]): SitemapPart {
  const { items, nextCursor } = pageOf(found, PART_SIZE, (row) => ({ at: row.createdAt, id: row.id }));
  const entries = items.map((row) => ({ link: shareLink(row), lastmod: row.updatedAt.toISOString() }));
  return { entries, next: nextCursor };
}

/** The open jobs of one day, oldest first: new ones only ever join the end of the last day. */
export async function listJobEntries(
  database: Pick<Database, 'query'>,
  day: string,
  { after, skip }: PartStart,
): Promise<SitemapPart> {
  const place = readCursor(after);
  const size = PART_SIZE + 1;
  return partOf(await rows<EntryRow>(database, JOBS, day, place?.at ?? null, place?.id ?? null, skip, size));
}

/** All companies, oldest first. */
export async function listCompanyEntries(
  database: Pick<Database, 'query'>,
  { after, skip }: PartStart,
): Promise<SitemapPart> {
  const place = readCursor(after);
  const size = PART_SIZE + 1;
  return partOf(await rows<EntryRow>(database, COMPANIES, place?.at ?? null, place?.id ?? null, skip, size));
}
