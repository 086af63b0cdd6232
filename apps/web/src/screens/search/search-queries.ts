import type { SearchInput } from '@nukkad/contract';
import { searchStart, searchTypeahead } from '@nukkad/contract/search/search.routes.ts';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { Services } from '../../lib/services.ts';

/** What the page shows before anything is typed. */
export function startQuery({ api }: Services, city: string | undefined) {
  return queryOptions({
    queryKey: [searchStart.key, city ?? null],
    queryFn: ({ signal }) => api.call(searchStart, { city }, { signal }),
    refetchOnReconnect: true,
  });
}

/** Jobs and companies for a text; a text that is typed over meanwhile is no longer waited for. */
export function typeaheadQuery({ api }: Services, input: SearchInput) {
  return queryOptions({
    queryKey: [searchTypeahead.key, input.text, input.city ?? null, input.point ?? null],
    queryFn: ({ signal }) => api.call(searchTypeahead, input, { signal }),
    placeholderData: keepPreviousData,
    // What failed for want of a line is asked again as soon as there is one.
    refetchOnReconnect: true,
    enabled: input.text !== '',
  });
}
