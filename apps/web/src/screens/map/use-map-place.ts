import type { City, GeoPoint } from '@nukkad/contract';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { MapPlace } from '../../features/job/map/map-data.ts';
import type { JobSearch } from '../../features/job-search/search/job-search-params.ts';
import { citiesQuery } from '../../lib/place/cities-query.ts';
import { officialCityQuery } from '../../lib/place/official-city-query.ts';
import { useViewerPoint } from '../../lib/place/use-viewer-point.ts';
import { useServices } from '../../lib/services.ts';

const NO_CITIES: readonly City[] = [];

interface MapPlaceState {
  readonly place: MapPlace | null;
  /** All cities, once the browser has them: for their names on the map. */
  readonly cities: readonly City[];
}

/** Around what the map is: a spot that was asked for on it, the city chosen, or where the reader is. */
export function useMapPlace(search: JobSearch, here: GeoPoint | null): MapPlaceState {
  const services = useServices();
  const own = useViewerPoint();
  const { data: list } = useQuery({ ...citiesQuery(services), enabled: !services.isServer });
  const { data: official } = useQuery({
    ...officialCityQuery(services, search.city ?? ''),
    enabled: search.city !== undefined,
  });
  const cities = list?.cities ?? NO_CITIES;
  const city = search.city;
  const isOwn = own !== undefined && (search.isNearMe || city === undefined);
  const place = useMemo<MapPlace | null>(() => {
    if (here) return { kind: 'here', point: here };
    if (isOwn) return { kind: 'viewer', point: own };
    if (city === undefined) return null;
    const known = cities.find(({ name }) => name === (official?.name ?? city)) ?? null;
    return { kind: 'city', name: city, city: known };
  }, [here, isOwn, own, city, cities, official]);
  return { place, cities };
}
