import type { Database } from '@nukkad/db';
import { cachedRead } from '@nukkad/db/cached-read.ts';
import { firstRow } from '../database/rows.ts';
import { countWorks } from './list-works.ts';
import { countCompanies, selectJobDays } from './sitemap.queries.ts';
import type { SitemapOutline } from './sitemap-entry.ts';

type Counts = Omit<SitemapOutline, 'works'>;

/** Counts the open jobs of each day, and the companies. It scans the index of all open jobs. */
export async function countOutline({ batchQuery: query }: Pick<Database, 'batchQuery'>): Promise<Counts> {
  const [jobDays, companies] = await Promise.all([
    query(selectJobDays()),
    firstRow({ query }, countCompanies()),
  ]);
  return { jobDays, companies: companies?.count ?? 0 };
}

const TTL_MS = 300_000;

/** The counts, cached for some minutes, so that the index is scanned at most once in that time. */
const counts = cachedRead<Counts>(countOutline, TTL_MS);

/** Returns the kinds of pages with their counts. */
export async function readOutline(database: Database): Promise<SitemapOutline> {
  const [counted, works] = await Promise.all([counts.read(database), countWorks(database)]);
  return { ...counted, works };
}
