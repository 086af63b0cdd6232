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

/** The cities that have jobs, by their addresses in a language; a thousand, so all at once. */
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

/** The posts that are shown. */
export async function listPostEntries({
  database,
  clock,
}: Pick<Container, 'database' | 'clock'>): Promise<SitemapPart> {
  return wholePart(await database.query(selectPosts(clock.now())));
}
