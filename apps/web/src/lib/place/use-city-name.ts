import { DEFAULT_LANGUAGE } from '@nukkad/contract';
import { useLanguage } from '@nukkad/i18n/react.ts';
import { useQuery } from '@tanstack/react-query';
import { useServices } from '../services.ts';
import { officialCityQuery } from './official-city-query.ts';

/**
 * Returns the name of a city in the reader's language. Until the cities are loaded, it returns the given name. For a
 * job's city use `useJobCity`, because jobs contain the translated names.
 */
export function useCityName(city: string | undefined): string {
  const language = useLanguage();
  const { data } = useQuery({
    ...officialCityQuery(useServices(), city ?? ''),
    enabled: city !== undefined && language !== DEFAULT_LANGUAGE,
  });
  return data?.names[language] ?? city ?? '';
}
