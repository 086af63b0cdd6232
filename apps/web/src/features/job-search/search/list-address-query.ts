import type { ListAddress, ListAddressInput } from '@nukkad/contract';
import { ApiError } from '@nukkad/contract/api-error.ts';
import { HOUR_MS } from '@nukkad/domain/durations.ts';
import { queryOptions } from '@tanstack/react-query';
import type { Services } from '../../../lib/services.ts';

/**
 * Resolves the names in a list's path to a city and an occupation. The API does it, so that no browser loads a table
 * of all paths. Null if a name is unknown.
 */
export function listAddressQuery({ api }: Pick<Services, 'api'>, { city, work }: ListAddressInput) {
  return queryOptions({
    queryKey: ['cities.listAddress', city ?? null, work ?? null],
    queryFn: async ({ signal }): Promise<ListAddress | null> => {
      try {
        return await api.call('cities.listAddress', { city, work }, { signal });
      } catch (error) {
        // The API returns 400 for a word that is longer than any name.
        if (error instanceof ApiError && [400, 404].includes(error.status)) return null;
        throw error;
      }
    },
    staleTime: HOUR_MS,
  });
}
