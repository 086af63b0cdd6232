import type { City } from '@nukkad/contract';
import { queryOptions } from '@tanstack/react-query';
import type { Services } from '../services.ts';

export type PopularCity = Pick<City, 'key' | 'name' | 'names' | 'ownWords' | 'icon' | 'openJobs'>;

/**
 * Fetches the most popular cities, for footers and city pickers. The list is short, because every rendered page
 * contains it.
 */
export function popularCitiesQuery({ api }: Pick<Services, 'api'>) {
  return queryOptions({
    queryKey: ['cities.list', 'popular'],
    queryFn: async ({ signal }): Promise<readonly PopularCity[]> => {
      const { cities } = await api.call('cities.list', {}, { signal });
      return cities
        .filter((city) => city.isPopular)
        .map(({ key, name, names, ownWords, icon, openJobs }) => ({
          key,
          name,
          names,
          icon,
          openJobs,
          ...(ownWords && { ownWords }),
        }));
    },
    staleTime: Number.POSITIVE_INFINITY,
  });
}
