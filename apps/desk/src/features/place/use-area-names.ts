import { suggestPlaces } from '@nukkad/contract/partner/suggestion.routes.ts';
import { useLanguage } from '@nukkad/i18n/react.ts';
import { usePartnerQuery } from '../../lib/partner-query.ts';
import type { MapName } from './labels-without-overlap.ts';

interface Middle {
  /** The name of the city. */
  readonly name: string;
  readonly latitude: number;
  readonly longitude: number;
}

/** Returns the middle of a city, null until it is loaded, and the names of the city and its areas with their places. */
export function useAreaNames(city: string): {
  readonly middle: Middle | null;
  readonly names: readonly MapName[];
} {
  const language = useLanguage();
  const items = usePartnerQuery(suggestPlaces, { query: { city } }).data?.items ?? [];
  const own = items.find(({ locality }) => locality === null);
  const names = items.map(({ cityNames, localityNames, latitude, longitude }) => ({
    text: (localityNames ?? cityNames)[language],
    latitude,
    longitude,
  }));
  if (own === undefined) return { middle: null, names };
  const { cityNames, latitude, longitude } = own;
  return {
    middle: { name: cityNames[language], latitude, longitude },
    names,
  };
}
