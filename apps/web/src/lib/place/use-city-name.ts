import { DEFAULT_LANGUAGE } from '@nukkad/contract';
import { useLanguage } from '@nukkad/i18n/react.ts';
import { useQuery } from '@tanstack/react-query';
import { useServices } from '../services.ts';
import { officialCityQuery } from './official-city-query.ts';

/**
 * What a city that an address or a profile names is called in the reader's language; as it is written there until the
 * list of cities is here. Jobs bring the names of theirs along: see `useJobCity`.
 */
export function useCityName(city: string | undefined): string {
  const language = useLanguage();
  const { data } = useQuery({
    ...officialCityQuery(useServices(), city ?? ''),
    enabled: city !== undefined && language !== DEFAULT_LANGUAGE,
  });
  return data?.names[language] ?? city ?? '';
}
