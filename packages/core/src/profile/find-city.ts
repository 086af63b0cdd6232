import { firstRow, type Queryable } from '../database/rows.ts';
import { AppError } from '../errors/app-error.ts';
import { selectCityByName } from './profile.queries.ts';

/** The city of the list that a text names, in any of the languages; refuses what is not on the list. */
export async function findCity(source: Queryable, name: string): Promise<number> {
  const found = await firstRow(source, selectCityByName(name.toLowerCase(), name));
  if (!found) throw new AppError('CITY_UNKNOWN');
  return found.id;
}
