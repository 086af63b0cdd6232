import type { City } from '@nukkad/contract';
import { queryOptions } from '@tanstack/react-query';
import type { Services } from '../services.ts';

export type OfficialCity = Pick<City, 'name' | 'names' | 'state'>;

function isCalled(city: City, text: string): boolean {
  const typed = text.trim().toLowerCase();
  return [city.name, city.key, city.key.replaceAll('-', ' '), ...Object.values(city.names)].some(
    (name) => name.toLowerCase() === typed,
  );
}

/** The city of a name in any of the languages, by the name that stands in its address; null where none is called so. */
export function officialCityQuery({ api }: Pick<Services, 'api'>, text: string) {
  return queryOptions({
    queryKey: ['cities.list', 'official', text],
    queryFn: async ({ signal }): Promise<OfficialCity | null> => {
      const { cities } = await api.call('cities.list', {}, { signal });
      const city = cities.find((one) => isCalled(one, text));
      return city ? { name: city.name, names: city.names, state: city.state } : null;
    },
    staleTime: Number.POSITIVE_INFINITY,
  });
}
