import { useEffect } from 'react';
import { setSearchedArea } from '../../../lib/place/searched-area.ts';
import type { SearchMeaning } from './use-search-meaning.ts';

/** Measures distances from the area that the search names, such as Wakad, if nothing is known about the seeker. */
export function useSearchedAreaOf(
  { placeParts }: Pick<SearchMeaning, 'placeParts'>,
  isLoaded: boolean,
): void {
  const area = placeParts.find(({ kind }) => kind === 'LOCALITY');
  const { position, names } = area ?? {};
  useEffect(() => {
    if (isLoaded) setSearchedArea(position && names && { point: position, names });
  }, [isLoaded, position, names]);
}
