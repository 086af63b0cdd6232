import { firstRow, type Queryable } from '../../database/rows.ts';
import { AppError } from '../../errors/app-error.ts';

const FIND = `
  SELECT id FROM city
   WHERE slug = $1 OR lower(name_en) = $1 OR name_hi = $2 OR name_mr = $2 OR $1 = ANY (SELECT lower(a) FROM unnest(aliases) a)
   ORDER BY (lower(name_en) = $1 OR slug = $1) DESC, population DESC LIMIT 1`;

/** The city of the list that a text names, in any of the languages; refuses what is not on the list. */
export async function findCity(source: Queryable, name: string): Promise<number> {
  const found = await firstRow<{ id: number }>(source, FIND, name.toLowerCase(), name);
  if (!found) throw new AppError('CITY_UNKNOWN');
  return found.id;
}
