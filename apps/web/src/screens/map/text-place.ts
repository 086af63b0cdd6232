import type { City } from '@nukkad/contract';
import type { MapPlace } from '../../features/jobs/map/map-data.ts';
import type { SearchMeaning } from '../../features/jobs/search/use-search-meaning.ts';

/** The city that a text names, or a part of which it names; null where it says nothing of the place. */
export function textPlace(
  { placeParts, place }: Pick<SearchMeaning, 'placeParts' | 'place'>,
  cities: readonly City[],
): MapPlace | null {
  const [named] = placeParts;
  if (!named || place === undefined) return null;
  const [key] = named.value.split('/');
  return { kind: 'city', name: place, city: cities.find((city) => city.key === key) ?? null };
}
