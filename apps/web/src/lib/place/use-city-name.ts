import { DEFAULT_LANGUAGE } from '@nukkad/contract';
import { useLanguage } from '@nukkad/i18n/react.ts';
import { useQuery } from '@tanstack/react-query';
import { useServices } from '../services.ts';
import { officialCityQuery } from './official-city-query.ts';

/**
 * Returns the name of a city in the reader's language; until the cities are loaded, the name as given.
 * Jobs contain the translated names of their city: see `useJobCity`.
 */
export function useCityName(city: string | undefined): string {
  const language = useLanguage();
  const { data } = useQuery({
    ...officialCityQuery(useServices(), city ?? ''),
    enabled: city !== undefined && language !== DEFAULT_LANGUAGE,
  });
  return data?.names[language] ?? city ?? '';
}
