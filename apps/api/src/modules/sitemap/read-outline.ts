import type { Database } from '@nukkad/db';
import { cachedRead } from '@nukkad/db/cached-read.ts';
import { firstRow } from '../../database/rows.ts';
import { countCompanies, selectJobDays } from './sitemap.queries.ts';
import type { SitemapOutline } from './sitemap-entry.ts';

/** How many open jobs each day has, and how many companies there are; passes over the index of all open jobs. */
export async function countOutline({
  batchQuery: query,
}: Pick<Database, 'batchQuery'>): Promise<SitemapOutline> {
  const [jobDays, companies] = await Promise.all([
    query(selectJobDays()),
    firstRow({ query }, countCompanies()),
  ]);
  return { jobDays, companies: companies?.count ?? 0 };
}

const TTL_MS = 300_000;

/** The same as it was at most some minutes ago: whoever asks, the index is passed over once in that time. */
export const outline = cachedRead<SitemapOutline>(countOutline, TTL_MS);
