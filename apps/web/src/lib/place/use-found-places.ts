import { SEARCH_LENGTH_MAX } from '@nukkad/contract/constants.ts';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useServices } from '../services.ts';

const TYPING_PAUSE_MS = 250;

/**
 * Finds places for a text while the seeker types. `searched` is the text that the places belong to. Results are removed
 * from memory with the sheet, because they show where somebody lives.
 */
export function useFoundPlaces(text: string) {
  const { api } = useServices();
  const [searched, setSearched] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setSearched(text), TYPING_PAUSE_MS);
    return () => clearTimeout(timer);
  }, [text]);
  const { data, isFetching } = useQuery({
    queryKey: ['places.find', searched],
    queryFn: ({ signal }) =>
      api.call('places.find', { text: searched.slice(0, SEARCH_LENGTH_MAX) }, { signal }),
    enabled: searched.trim() !== '',
    placeholderData: keepPreviousData,
    gcTime: 0,
  });
  return {
    places: searched.trim() === '' ? [] : (data?.places ?? []),
    /** Whether the places belong to the text that is typed now. */
    isCurrent: searched === text && !isFetching,
  };
}
