import type { Container } from '../../container.ts';
import { rows } from '../../database/rows.ts';
import type { SitemapEntry, SitemapPart } from './sitemap-entry.ts';

/**
 * Cities with open jobs around them, each with the time of the newest: one look into job_search_newest_idx a city, at
 * the cell of the search grid in which the city lies.
 */
const CITIES = `
  SELECT c.name_en AS link, newest.created_at AS at
    FROM city c
   CROSS JOIN LATERAL (SELECT s.created_at FROM job_search s
                        WHERE s.is_active AND s.cell = search_cell(c.latitude, c.longitude)
                        ORDER BY s.created_at DESC LIMIT 1) newest
   ORDER BY c.population DESC, c.slug`;

const POSTS = `
  SELECT id AS link, updated_at AS at
    FROM blog_post
   WHERE is_displayed AND published_at <= $1::timestamptz
   ORDER BY published_at DESC, id`;

interface Row {
  readonly link: string;
  readonly at: Date;
}

function wholePart(found: readonly Row[]): SitemapPart {
  const entries = found.map(({ link, at }): SitemapEntry => ({ link, lastmod: at.toISOString() }));
  return { entries, next: null };
}

/** The cities that have jobs, by their English names; a few hundred, so all at once. */
export async function listCityEntries({ database }: Pick<Container, 'database'>): Promise<SitemapPart> {
  return wholePart(await rows<Row>(database, CITIES));
}

/** The posts that are shown. */
export async function listPostEntries({
  database,
  clock,
}: Pick<Container, 'database' | 'clock'>): Promise<SitemapPart> {
  return wholePart(await rows<Row>(database, POSTS, clock.now()));
}
