import type { Database } from '@nukkad/db';
import { keep } from '@nukkad/db/kept.ts';
import { firstRow, rows } from '../../database/rows.ts';
import type { SitemapOutline } from './sitemap-entry.ts';

/**
 * Day by day, so that each is one stretch of job_search_country_idx: no job is read, nothing is sorted, and a table that
 * was never analysed is answered by the index too.
 */
const JOB_DAYS = `
  WITH span AS (
    SELECT (min(created_at) AT TIME ZONE 'Asia/Kolkata')::date AS first,
           (max(created_at) AT TIME ZONE 'Asia/Kolkata')::date AS last
      FROM job_search WHERE is_active),
  day AS (SELECT generate_series(first, last, interval '1 day')::date AS day FROM span)
  SELECT to_char(day.day, 'YYYY-MM-DD') AS day, found.count
    FROM day CROSS JOIN LATERAL (
           SELECT count(*)::int AS count FROM job_search s
            WHERE s.is_active
              AND s.created_at >= day.day::timestamp AT TIME ZONE 'Asia/Kolkata'
              AND s.created_at < (day.day + 1)::timestamp AT TIME ZONE 'Asia/Kolkata') found
   WHERE found.count > 0
   ORDER BY day.day DESC`;

const COMPANIES = 'SELECT count(*)::int AS count FROM company';

/** How many open jobs each day has, and how many companies there are; passes over the index of all open jobs. */
export async function countOutline({
  batchQuery: query,
}: Pick<Database, 'batchQuery'>): Promise<SitemapOutline> {
  const [jobDays, companies] = await Promise.all([
    rows<{ day: string; count: number }>({ query }, JOB_DAYS),
    firstRow<{ count: number }>({ query }, COMPANIES),
  ]);
  return { jobDays, companies: companies?.count ?? 0 };
}

const FRESH_MILLISECONDS = 300_000;

/** The same as it was at most some minutes ago: whoever asks, the index is passed over once in that time. */
export const outline = keep<SitemapOutline>(countOutline, FRESH_MILLISECONDS);
