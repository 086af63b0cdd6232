import type { Database } from '@nukkad/db';
import { cachedRead } from '@nukkad/db/cached-read.ts';
import { shownRows } from '@nukkad/telemetry/shown-rows.ts';
import { invalidField } from '../../errors/app-error.ts';
import { PART_SIZE } from './list-entries.ts';
import { selectWorksWithJobs } from './sitemap.queries.ts';
import type { SitemapEntry, SitemapPart } from './sitemap-entry.ts';

const NUMBER = /^\d{1,9}$/;
/** Which work a city has changes slowly, and reading it passes over all open jobs. */
const TTL_MS = 3_600_000;

async function readWorks({ batchQuery }: Pick<Database, 'batchQuery'>): Promise<readonly SitemapEntry[]> {
  const rows = await batchQuery(selectWorksWithJobs());
  return shownRows('sitemap', rows, ({ link, at }) => ({ link, lastmod: at.toISOString() }));
}

/** The works of cities as they were within the hour, all of them in memory: cities times works are not many. @internal */
export const worksOfCities = cachedRead<readonly SitemapEntry[]>(readWorks, TTL_MS);

export async function countWorks(database: Database): Promise<number> {
  return (await worksOfCities.read(database)).length;
}

/** The works of cities from a number on; `after` is that of the part before. */
export async function listWorkEntries(
  database: Database,
  { after, skip }: { readonly after?: string | undefined; readonly skip: number },
): Promise<SitemapPart> {
  if (after !== undefined && !NUMBER.test(after)) throw invalidField('after', 'is of no part before');
  const all = await worksOfCities.read(database);
  const from = after === undefined ? skip : Number(after);
  const end = from + PART_SIZE;
  return { entries: all.slice(from, end), next: end < all.length ? String(end) : null };
}
