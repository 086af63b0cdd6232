import type { Database } from '@nukkad/db';
import { firstRow, rows } from '../../database/rows.ts';
import type { SitemapOutline } from './sitemap-entry.ts';

/** Answered by job_search_country_idx alone: no job is read. */
const JOB_DAYS = `
  SELECT to_char(created_at AT TIME ZONE 'Asia/Kolkata', 'YYYY-MM-DD') AS day, count(*)::int AS count
    FROM job_search
   WHERE is_active
   GROUP BY 1
   ORDER BY 1 DESC`;

const COMPANIES = 'SELECT count(*)::int AS count FROM company';

/** How many open jobs each day has, and how many companies there are. */
export async function readOutline(database: Pick<Database, 'query'>): Promise<SitemapOutline> {
  const [jobDays, companies] = await Promise.all([
    rows<{ day: string; count: number }>(database, JOB_DAYS),
    firstRow<{ count: number }>(database, COMPANIES),
  ]);
  return { jobDays, companies: companies?.count ?? 0 };
}
