import type { Database } from '@nukkad/db';
import { shareLink } from '@nukkad/job-search/job-card.ts';
import { shownRows } from '@nukkad/telemetry/shown-rows.ts';
import { pageOf, readCursor } from '../shared/list-cursor.ts';
import { selectCompanies, selectJobs } from './sitemap.queries.ts';
import type { EntryRow, SitemapPart } from './sitemap-entry.ts';

/** Entries per response. A sitemap file of ten thousand is built from five responses. */
export const PART_SIZE = 2000;

/** The start of a part: after a cursor, or at an offset. */
export interface PartStart {
  readonly after?: string | undefined;
  readonly skip: number;
}

function partOf(found: readonly EntryRow[]): SitemapPart {
  const { items, nextCursor } = pageOf(found, PART_SIZE, (row) => ({ at: row.createdAt, id: row.id }));
  const entries = shownRows('sitemap', items, (row) => ({
    link: shareLink(row),
    lastmod: row.updatedAt.toISOString(),
  }));
  return { entries, next: nextCursor };
}

const startOf = ({ after, skip }: PartStart) => {
  const position = readCursor(after);
  return { afterAt: position?.at ?? null, afterId: position?.id ?? null, skip, size: PART_SIZE + 1 };
};

/** Lists the open jobs of one day, oldest first, so that new ones only join the end of the last day. */
export async function listJobEntries(
  database: Pick<Database, 'query'>,
  day: string,
  start: PartStart,
): Promise<SitemapPart> {
  return partOf(await database.query(selectJobs({ day, ...startOf(start) })));
}

/** Lists all companies, oldest first. */
export async function listCompanyEntries(
  database: Pick<Database, 'query'>,
  start: PartStart,
): Promise<SitemapPart> {
  return partOf(await database.query(selectCompanies(startOf(start))));
}
