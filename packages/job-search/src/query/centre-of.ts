import type { GeoPoint } from '@nukkad/contract';
import { kmBetween } from '../geo/km-between.ts';
import type { SearchCity, SearchPlaces } from '../store/search-places.ts';
import { nameKey } from '../store/search-places.ts';

/** Farther than this from the chosen city, a reader's own point is not where they want to work. */
const OWN_POINT_WITHIN_KM = 50;

interface Where {
  readonly city?: string | undefined;
  readonly point?: GeoPoint | undefined;
}

/** The city of a name in any language or a common spelling; null where there is none. */
export function cityNamed(places: SearchPlaces, name: string): SearchCity | null {
  return places.cityByName.get(nameKey(name)) ?? null;
}

/**
 * Where a search looks from: the reader's own point, else the city's. With a city chosen the own point counts only
 * when it is near that city. Null where no place is given, 'nowhere' where the city is not known.
 */
export function centreOf(places: SearchPlaces, { city: name, point }: Where): GeoPoint | 'nowhere' | null {
  if (name === undefined) return point ?? null;
  const city = cityNamed(places, name);
  if (city === null) return 'nowhere';
  const { latitude, longitude } = city;
  const own = point !== undefined && kmBetween(point, city) <= OWN_POINT_WITHIN_KM ? point : null;
  return own ?? { latitude, longitude };
}
