import type { Database } from '@nukkad/db';
import { cachedRead } from '@nukkad/db/cached-read.ts';
import { firstRow } from '../database/rows.ts';
import { countWorks } from './list-works.ts';
import { countCompanies, selectJobDays } from './sitemap.queries.ts';
import type { SitemapOutline } from './sitemap-entry.ts';

type Counts = Omit<SitemapOutline, 'works'>;

/** How many open jobs each day has, and how many companies there are; passes over the index of all open jobs. */
export async function countOutline({ batchQuery: query }: Pick<Database, 'batchQuery'>): Promise<Counts> {
  const [jobDays, companies] = await Promise.all([
    query(selectJobDays()),
    firstRow({ query }, countCompanies()),
  ]);
  return { jobDays, companies: companies?.count ?? 0 };
}

const TTL_MS = 300_000;

/** The same as it was at most some minutes ago: whoever asks, the index is passed over once in that time. */
const counts = cachedRead<Counts>(countOutline, TTL_MS);

/** What there is to list. */
export async function readOutline(database: Database): Promise<SitemapOutline> {
  const [counted, works] = await Promise.all([counts.read(database), countWorks(database)]);
  return { ...counted, works };
}
