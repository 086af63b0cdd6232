import type { Language } from '@nukkad/contract';
import { shownRows } from '@nukkad/telemetry/shown-rows.ts';
import type { Container } from '../container.ts';
import { addressBook, listPaths } from '../list-addresses/address-book.ts';
import { selectCitiesWithJobs, selectPosts } from './sitemap.queries.ts';
import type { SitemapEntry, SitemapPart } from './sitemap-entry.ts';

interface Row {
  readonly link: string;
  readonly at: Date;
}

function wholePart(found: readonly Row[]): SitemapPart {
  const entries = shownRows(
    'sitemap',
    found,
    ({ link, at }): SitemapEntry => ({ link, lastmod: at.toISOString() }),
  );
  return { entries, next: null };
}

/**
 * Lists the cities with jobs, by their URLs in a language. There are about a thousand, so they are returned at once.
 */
export async function listCityEntries(
  { database }: Pick<Container, 'database'>,
  language: Language,
): Promise<SitemapPart> {
  const book = await addressBook.read(database);
  const rows = await database.query(selectCitiesWithJobs());
  return wholePart(
    rows.flatMap(({ cityId, at }) => {
      const city = book.cityById.get(cityId);
      return city === undefined ? [] : [{ link: listPaths(book, city, undefined)[language], at }];
    }),
  );
}

/** Lists the visible posts. */
export async function listPostEntries({
  database,
  clock,
}: Pick<Container, 'database' | 'clock'>): Promise<SitemapPart> {
  return wholePart(await database.query(selectPosts(clock.now())));
}
