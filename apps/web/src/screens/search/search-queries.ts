import type { SearchInput } from '@nukkad/contract';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { Services } from '../../lib/services.ts';

/** What the page shows before anything is typed. */
export function startQuery({ api }: Services, city: string | undefined) {
  return queryOptions({
    queryKey: ['search.start', city ?? null],
    queryFn: ({ signal }) => api.call('search.start', { city }, { signal }),
    refetchOnReconnect: true,
  });
}

/** Jobs and companies for a text; a text that is typed over meanwhile is no longer waited for. */
export function typeaheadQuery({ api }: Services, input: SearchInput) {
  return queryOptions({
    queryKey: ['search.typeahead', input.text, input.city ?? null, input.point ?? null],
    queryFn: ({ signal }) => api.call('search.typeahead', input, { signal }),
    placeholderData: keepPreviousData,
    // What failed for want of a line is asked again as soon as there is one.
    refetchOnReconnect: true,
    enabled: input.text !== '',
  });
}
