import { DAY_MS } from '@nukkad/domain/durations.ts';
import { queryOptions } from '@tanstack/react-query';
import type { Services } from './services.ts';

/** Fetches the industries that a seeker can choose from. They stay fresh for a day. */
export function sectorsQuery({ api }: Pick<Services, 'api'>) {
  return queryOptions({
    queryKey: ['experience.industrySectors'],
    queryFn: async ({ signal }) => (await api.call('experience.industrySectors', {}, { signal })).sectors,
    staleTime: DAY_MS,
  });
}
