import type { ListAddress, ListAddressInput } from '@nukkad/contract';
import { ApiError } from '@nukkad/contract/api-error.ts';
import { HOUR_MS } from '@nukkad/domain/durations.ts';
import { queryOptions } from '@tanstack/react-query';
import type { Services } from '../../../lib/services.ts';

/**
 * The list that the words of an address mean, found by the API, so that no browser loads a table of all addresses. Null for
 * what is no city or no work.
 */
export function listAddressQuery({ api }: Pick<Services, 'api'>, { city, work }: ListAddressInput) {
  return queryOptions({
    queryKey: ['cities.listAddress', city ?? null, work ?? null],
    queryFn: async ({ signal }): Promise<ListAddress | null> => {
      try {
        return await api.call('cities.listAddress', { city, work }, { signal });
      } catch (error) {
        // 400 is a word that is longer than any name.
        if (error instanceof ApiError && [400, 404].includes(error.status)) return null;
        throw error;
      }
    },
    staleTime: HOUR_MS,
  });
}
