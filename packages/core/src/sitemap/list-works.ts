import type { Language } from '@nukkad/contract';
import type { Database } from '@nukkad/db';
import { cachedRead } from '@nukkad/db/cached-read.ts';
import { shownRows } from '@nukkad/telemetry/shown-rows.ts';
import { invalidField } from '../errors/app-error.ts';
import { addressBook, listPaths } from '../list-addresses/address-book.ts';
import { PART_SIZE } from './list-entries.ts';
import { selectWorksWithJobs } from './sitemap.queries.ts';
import type { SitemapPart } from './sitemap-entry.ts';

const NUMBER = /^\d{1,9}$/;
/** Cache time in milliseconds: an hour, because the data changes slowly and reading it scans all open jobs. */
const TTL_MS = 3_600_000;

/** Up to 180,000 pairs of city and work, as three numbers each; the keys of works are stored once. */
interface Works {
  readonly keys: readonly string[];
  readonly cityIds: Int32Array;
  /** The work of each pair, as an index into `keys`. */
  readonly works: Uint16Array;
  /** Time of the newest job of each pair, in milliseconds since 1970. */
  readonly postedAt: Float64Array;
}

async function readWorks({ batchQuery }: Pick<Database, 'batchQuery'>): Promise<Works> {
  const rows = await batchQuery(selectWorksWithJobs());
  const shown = shownRows('sitemap', rows, ({ cityId, work, at }) => ({
    cityId,
    work,
    postedAt: Date.parse(at.toISOString()),
  }));
  const keys = [...new Set(shown.map(({ work }) => work))];
  const position = new Map(keys.map((key, at) => [key, at]));
  return {
    keys,
    cityIds: Int32Array.from(shown, ({ cityId }) => cityId),
    works: Uint16Array.from(shown, ({ work }) => position.get(work) ?? 0),
    postedAt: Float64Array.from(shown, ({ postedAt }) => postedAt),
  };
}

/** The pairs of city and work with open jobs, cached for an hour. @internal */
export const worksOfCities = cachedRead<Works>(readWorks, TTL_MS);

/** Returns the number of pairs of city and work that have a page. It is the same in each language. */
export async function countWorks(database: Database): Promise<number> {
  return (await worksOfCities.read(database)).works.length;
}

interface WorksRequest {
  readonly after?: string | undefined;
  readonly skip: number;
  readonly language: Language;
}

/** Lists the URLs of works in cities from an offset; `after` is the cursor of the previous part. */
export async function listWorkEntries(
  database: Database,
  { after, skip, language }: WorksRequest,
): Promise<SitemapPart> {
  if (after !== undefined && !NUMBER.test(after)) throw invalidField('after', 'is of no part before');
  const book = await addressBook.read(database);
  const { keys, cityIds, works, postedAt } = await worksOfCities.read(database);
  const from = after === undefined ? skip : Number(after);
  const end = Math.min(from + PART_SIZE, works.length);
  const entries: SitemapPart['entries'][number][] = [];
  for (let at = from; at < end; at += 1) {
    const city = book.cityById.get(cityIds[at] ?? 0);
    const work = book.workByKey.get(keys[works[at] ?? 0] ?? '');
    // The city or work was deleted since the list was cached, or is retired, so that its URL redirects.
    if (city === undefined || work === undefined || city.isRetired || work.isRetired) continue;
    const lastmod = new Date(postedAt[at] ?? 0).toISOString();
    entries.push({ link: listPaths(book, city, work)[language], lastmod });
  }
  return { entries, next: end < works.length ? String(end) : null };
}
