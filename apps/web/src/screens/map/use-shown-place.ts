import type { City, UnderstoodTerm } from '@nukkad/contract';
import { useMemo } from 'react';
import type { MapPlace } from '../../features/job/map/map-data.ts';
import { textPlace } from './text-place.ts';

interface AddressPlace {
  readonly place: MapPlace | null;
  readonly cities: readonly City[];
}

/** Returns the place of the search text, or else of the address. The object is memoised. */
export function useShownPlace(
  [said]: readonly UnderstoodTerm[],
  name: string | undefined,
  { place, cities }: AddressPlace,
): MapPlace | null {
  return useMemo(
    () => (said && name !== undefined ? textPlace(said, name, cities) : place),
    [said, name, cities, place],
  );
}
