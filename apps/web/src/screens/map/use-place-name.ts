import { useFormat, useLanguage, useT } from '@nukkad/i18n/react.ts';
import { useQuery } from '@tanstack/react-query';
import type { MapPlace } from '../../features/job/map/map-data.ts';
import type { SearchMeaning } from '../../features/job-search/search/use-search-meaning.ts';
import { officialCityQuery } from '../../lib/place/official-city-query.ts';
import { useServices } from '../../lib/services.ts';

/** Returns the name of the map's place, alone and in a text with the radius. */
export function usePlaceName(place: MapPlace | null, { radiusKm, placeParts }: SearchMeaning) {
  const t = useT('map');
  const nav = useT('nav');
  const filter = useT('filter');
  const language = useLanguage();
  const format = useFormat();
  const cityName = place?.kind === 'city' && placeParts.length === 0 ? place.name : '';
  const { data: city } = useQuery({
    ...officialCityQuery(useServices(), cityName),
    enabled: cityName !== '',
  });
  const distance = format.distance(radiusKm);
  if (place === null) return { name: nav('anyCity'), line: t('allIndia') };
  if (place.kind === 'viewer') return { name: filter('useMyPlace'), line: t('aroundYou', { distance }) };
  if (place.kind === 'here') return { name: nav('map'), line: t('aroundHere', { distance }) };
  const name = city?.names[language] ?? place.name;
  return { name, line: t('around', { place: name, distance }) };
}
