import type { City } from '@nukkad/contract';
import { cityList } from '@nukkad/contract/cities/city.routes.ts';
import { queryOptions } from '@tanstack/react-query';
import type { Services } from '../services.ts';

export type PopularCity = Pick<City, 'key' | 'name' | 'names' | 'icon'>;

/** The cities that footers and pickers offer first: a short list that crosses over with the page. */
export function popularCitiesQuery({ api }: Pick<Services, 'api'>) {
  return queryOptions({
    queryKey: [cityList.key, 'popular'],
    queryFn: async ({ signal }): Promise<readonly PopularCity[]> => {
      const { cities } = await api.call(cityList, {}, { signal });
      return cities
        .filter((city) => city.isPopular)
        .map(({ key, name, names, icon }) => ({ key, name, names, icon }));
    },
    staleTime: Number.POSITIVE_INFINITY,
  });
}
