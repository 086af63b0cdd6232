import type { City } from '@nukkad/contract';
import { queryOptions } from '@tanstack/react-query';
import type { Services } from '../services.ts';

export type OfficialCity = Pick<City, 'key' | 'name' | 'names' | 'ownWords' | 'state'>;

function isCalled(city: City, text: string): boolean {
  const typed = text.trim().toLowerCase();
  return [city.name, city.key, city.key.replaceAll('-', ' '), ...Object.values(city.names)].some(
    (name) => name.toLowerCase() === typed,
  );
}

/**
 * Finds a city by its name in any language. Returns the name that filters use; null if there is no such city. It is
 * the city's key if a larger city has the same name.
 */
export function officialCityQuery({ api }: Pick<Services, 'api'>, text: string) {
  return queryOptions({
    queryKey: ['cities.list', 'official', text],
    queryFn: async ({ signal }): Promise<OfficialCity | null> => {
      const { cities } = await api.call('cities.list', {}, { signal });
      const city = cities.find((one) => isCalled(one, text));
      if (city === undefined) return null;
      const { key, names, ownWords, state } = city;
      const isFirst = cities.find(({ name }) => name === city.name) === city;
      return { key, name: isFirst ? city.name : key, names, state, ...(ownWords && { ownWords }) };
    },
    staleTime: Number.POSITIVE_INFINITY,
  });
}
