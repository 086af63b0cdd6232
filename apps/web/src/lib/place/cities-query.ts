import { HOUR_MS } from '@nukkad/domain/durations.ts';
import { queryOptions } from '@tanstack/react-query';
import type { Services } from '../services.ts';

/** Fetches all cities with their positions. They stay fresh for an hour. */
export function citiesQuery({ api }: Pick<Services, 'api'>) {
  return queryOptions({
    queryKey: ['cities.list'],
    queryFn: ({ signal }) => api.call('cities.list', {}, { signal }),
    staleTime: HOUR_MS,
  });
}
