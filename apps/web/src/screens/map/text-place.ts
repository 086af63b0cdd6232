import type { City, UnderstoodTerm } from '@nukkad/contract';
import type { MapPlace } from '../../features/job/map/map-data.ts';

/** The city or the part of it that a text names, under the name that the reader knows. */
export function textPlace(
  { value, position }: Pick<UnderstoodTerm, 'value' | 'position'>,
  name: string,
  cities: readonly City[],
): MapPlace {
  const [key] = value.split('/');
  const city = cities.find((one) => one.key === key);
  return { kind: 'city', name, city: city ? { ...city, position: position ?? city.position } : null };
}
