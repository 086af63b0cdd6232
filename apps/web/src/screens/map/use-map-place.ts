import type { City, GeoPoint } from '@nukkad/contract';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { MapPlace } from '../../features/job/map/map-data.ts';
import type { JobSearch } from '../../features/job-search/search/job-search-params.ts';
import { citiesQuery } from '../../lib/place/cities-query.ts';
import { officialCityQuery } from '../../lib/place/official-city-query.ts';
import { useOriginPoint } from '../../lib/place/use-origin.ts';
import { useServices } from '../../lib/services.ts';

const NO_CITIES: readonly City[] = [];

interface MapPlaceState {
  readonly place: MapPlace | null;
  /** All cities, whose names the map shows; empty until they are loaded. */
  readonly cities: readonly City[];
}

/** Returns the centre of the map: a point chosen on it, the reader's position, or the chosen city. */
export function useMapPlace(search: JobSearch, here: GeoPoint | null): MapPlaceState {
  const services = useServices();
  const viewerPoint = useOriginPoint();
  const { data: list } = useQuery({ ...citiesQuery(services), enabled: !services.isServer });
  const { data: official } = useQuery({
    ...officialCityQuery(services, search.city ?? ''),
    enabled: search.city !== undefined,
  });
  const cities = list?.cities ?? NO_CITIES;
  const city = search.city;
  const isAroundViewer = viewerPoint !== undefined && (search.isNearMe || city === undefined);
  const place = useMemo<MapPlace | null>(() => {
    if (here) return { kind: 'here', point: here };
    if (isAroundViewer) return { kind: 'viewer', point: viewerPoint };
    if (city === undefined) return null;
    const known = cities.find(({ name }) => name === (official?.name ?? city)) ?? null;
    return { kind: 'city', name: city, city: known };
  }, [here, isAroundViewer, viewerPoint, city, cities, official]);
  return { place, cities };
}
