import { DAY_MS } from '@nukkad/domain/durations.ts';
import { queryOptions } from '@tanstack/react-query';
import type { Services } from './services.ts';

/** The industries to choose from, with their names. */
export function sectorsQuery({ api }: Pick<Services, 'api'>) {
  return queryOptions({
    queryKey: ['experience.industrySectors'],
    queryFn: async ({ signal }) => (await api.call('experience.industrySectors', {}, { signal })).sectors,
    staleTime: DAY_MS,
  });
}
