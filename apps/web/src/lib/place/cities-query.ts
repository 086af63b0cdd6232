import { cityList } from '@nukkad/contract/cities/city.routes.ts';
import { queryOptions } from '@tanstack/react-query';
import type { Services } from '../services.ts';

const HOUR_MS = 3_600_000;

/** All cities with their places; they change by the month. */
export function citiesQuery({ api }: Pick<Services, 'api'>) {
  return queryOptions({
    queryKey: [cityList.key],
    queryFn: ({ signal }) => api.call(cityList, {}, { signal }),
    staleTime: HOUR_MS,
  });
}
