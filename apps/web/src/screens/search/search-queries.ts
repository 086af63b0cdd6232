import type { SearchInput } from '@nukkad/contract';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { Services } from '../../lib/services.ts';

/** Returns the query for the lists that are shown before typing. */
export function startQuery({ api }: Services, city: string | undefined) {
  return queryOptions({
    queryKey: ['search.start', city ?? null],
    queryFn: ({ signal }) => api.call('search.start', { city }, { signal }),
    refetchOnReconnect: true,
  });
}

/** Returns the query for jobs and companies that match a text. It is cancelled when the text changes. */
export function typeaheadQuery({ api }: Services, input: SearchInput) {
  return queryOptions({
    queryKey: ['search.typeahead', input.text, input.city ?? null, input.point ?? null],
    queryFn: ({ signal }) => api.call('search.typeahead', input, { signal }),
    placeholderData: keepPreviousData,
    // Retries a query that failed offline.
    refetchOnReconnect: true,
    enabled: input.text !== '',
  });
}
