import { localities } from '../index.ts';
import type { TableRows } from './upsert.ts';

/** Returns the rows of localities. `cityIds` has the ids of cities in this database. */
export function localityTable(cityIds: ReadonlyMap<string, number>): TableRows {
  return {
    table: 'locality',
    keys: ['city_id', 'slug'],
    rows: localities.map((row) => ({
      city_id: cityIds.get(row.citySlug),
      slug: row.slug,
      name_en: row.nameEn,
      name_hi: row.nameHi,
      name_mr: row.nameMr,
      latitude: row.latitude,
      longitude: row.longitude,
      aliases: row.aliases,
    })),
  };
}
