import type { City, UnderstoodTerm } from '@nukkad/contract';
import type { MapPlace } from '../../features/job/map/map-data.ts';

/** Returns the city or locality in a search text as a place of the map, with its translated name. */
export function textPlace(
  { value, position }: Pick<UnderstoodTerm, 'value' | 'position'>,
  name: string,
  cities: readonly City[],
): MapPlace {
  const [key] = value.split('/');
  const city = cities.find((one) => one.key === key);
  return { kind: 'city', name, city: city ? { ...city, position: position ?? city.position } : null };
}
