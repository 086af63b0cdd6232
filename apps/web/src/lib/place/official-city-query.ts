import type { City } from '@nukkad/contract';
import { queryOptions } from '@tanstack/react-query';
import type { Services } from '../services.ts';
import { popularCitiesQuery } from './popular-cities-query.ts';

export type OfficialCity = Pick<City, 'key' | 'name' | 'names' | 'ownWords'> & Partial<Pick<City, 'state'>>;

function isCalled(city: Pick<City, 'key' | 'name' | 'names'>, text: string): boolean {
  const typed = text.trim().toLowerCase();
  return [city.name, city.key, city.key.replaceAll('-', ' '), ...Object.values(city.names)].some(
    (name) => name.toLowerCase() === typed,
  );
}

/**
 * Finds a city by its name in any language. Returns the name that filters use; null if there is no such city. It is
 * the city's key if a larger city has the same name. Until the cities are loaded, it finds the popular ones, which
 * each page contains.
 */
export function officialCityQuery(services: Pick<Services, 'api' | 'queryClient'>, text: string) {
  const { api, queryClient } = services;
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
    placeholderData: (): OfficialCity | undefined =>
      queryClient.getQueryData(popularCitiesQuery(services).queryKey)?.find((city) => isCalled(city, text)),
    staleTime: Number.POSITIVE_INFINITY,
  });
}
