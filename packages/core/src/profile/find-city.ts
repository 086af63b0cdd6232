import { firstRow, type Queryable } from '../database/rows.ts';
import { AppError } from '../errors/app-error.ts';
import { selectCityByName } from './profile.queries.ts';

/** Returns the city with this name in any language. Throws if the list has no such city. */
export async function findCity(source: Queryable, name: string): Promise<number> {
  const found = await firstRow(source, selectCityByName(name.toLowerCase(), name));
  if (!found) throw new AppError('CITY_UNKNOWN');
  return found.id;
}
