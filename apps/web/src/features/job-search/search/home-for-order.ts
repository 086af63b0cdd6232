import type { GeoPoint } from '@nukkad/contract';
import type { JobSearch } from './job-search-params.ts';

/** Three decimals of a degree are about 100 metres. */
const HOME_DECIMALS = 3;

const rounded = (degrees: number): number => Number(degrees.toFixed(HOME_DECIMALS));

/**
 * Returns the home for a search whose order depends on it, rounded to about 100 metres; undefined for other searches.
 * Only the default order of a named place depends on it. The place can be named in the text too. A list that begins at
 * a cursor keeps the order of its cursor.
 */
export function homeForOrder(search: JobSearch, home: GeoPoint | undefined): GeoPoint | undefined {
  const canNamePlace = search.city !== undefined || search.text !== undefined;
  const isBlended =
    canNamePlace && !search.isNearMe && search.sortBy !== 'NEAREST' && search.after === undefined;
  if (!home || !isBlended) return undefined;
  return { latitude: rounded(home.latitude), longitude: rounded(home.longitude) };
}
